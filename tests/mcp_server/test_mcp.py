"""A language model's program plays with the real package: over stdio, on a real server."""

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client, StdioServerParameters

from serenissima import games
from tests.cli.command_line import run
from tests.places import BIN, environment
from tests.web.served import PATIENCE, Served, served
from tests.web.visitors import key

GAME = games.names()[0]


@asynccontextmanager
async def model(*words: str, scratch: Path) -> AsyncIterator[Client]:
    """The program that a model runs in."""
    command = StdioServerParameters(
        command=str(BIN / "serenissima"), args=["mcp", "--language", "en", *words],
        env=environment(scratch),
    )  # fmt: skip
    async with Client(command, read_timeout_seconds=PATIENCE) as client:
        yield client


async def use(client: Client, tool: str, **given: Any) -> str:
    """Return the answer of a tool."""
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer
    return str(answer.content[0].text)


def choices(text: str) -> list[str]:
    """Return the legal actions as the text writes them."""
    _, found, listed = text.partition("\nYour choices\n")
    return [line.split(" – ")[0] for line in listed.splitlines()] if found else []


async def seats_of_two(server: Served, time: str = "none") -> tuple[str, str]:
    """Return the link to a free seat at a new table, and the token of the other seat."""
    wanted = {"seats": ["person", "person"], "name": "Anna", "key": key(), "time": time}
    address = f"http://127.0.0.1:{server.port}"
    async with httpx2.AsyncClient(base_url=address, timeout=PATIENCE) as web:
        opened = (await web.post("/api/games/lots/tables", json=wanted)).json()
    secret = opened["invitations"]["1"]
    return f"{address}/table/{opened['table']}/join/{secret}", str(opened["token"])


@pytest.mark.soak
async def test_a_model_plays_a_match_on_a_server(tmp_path: Path):
    """It opens a table against a computer player, and acts until the match is over."""
    with served(tmp_path) as server:
        address = f"http://127.0.0.1:{server.port}"
        async with model("--server", address, scratch=tmp_path) as client:
            shelf = await use(client, "list_games")
            seats = ["person", "computer uniform"]
            seen = await use(client, "open_table", game="lots", seats=seats, name="Model")
            for _ in range(200):
                if "The match is over." in seen:
                    break
                onward = [action for action in choices(seen) if action != "take-back"]
                seen = await use(client, "act", actions=onward[-1:], wait=int(PATIENCE))

    assert "lots: Lots" in shelf
    assert "The match is over." in seen
    assert seen.count("% of the win") == 2


async def test_a_model_joins_and_sees_only_its_own_seat(tmp_path: Path):
    """Another player's secret choice stays hidden; wrong actions are refused in words."""
    with served(tmp_path) as server:
        link, token = await seats_of_two(server)
        address = link.partition("/table/")[0]
        path = "/api" + link.removeprefix(address).partition("/join/")[0]
        async with (
            model("--server", address, scratch=tmp_path) as client,
            httpx2.AsyncClient(base_url=address, timeout=PATIENCE) as web,
        ):
            before = await use(client, "join_table", link=f"<{link}>.\u200b", name="Model")
            own = {"authorization": f"Bearer {token}"}
            view = (await web.get(path, headers=own)).json()
            wish = {"action": view["legal"][0], "decision": view["decision"], "key": key()}
            await web.post(f"{path}/act", headers=own, json=wish)
            after = await use(client, "look")
            wrong = await client.call_tool("act", {"actions": ["fly"]})
            twice = await client.call_tool("join_table", {"link": link, "name": "Other"})
            nobody = f"{link.partition('/join/')[0]}/seat/nobody"
            wrong_link = await client.call_tool("join_table", {"link": nobody, "name": "Other"})
            still = await use(client, "look")
        async with model("--server", address, scratch=tmp_path) as client:
            again = await use(client, "look")

    news, _, table = before.partition("──")
    assert "What happened" in news
    assert after.partition("──")[2] == table
    assert "What happened" not in after
    assert wrong.is_error
    assert "[action/unreadable]" in wrong.content[0].text
    assert "[seat/taken]" in twice.content[0].text
    assert "[seat/not-yours]" in wrong_link.content[0].text
    assert still.partition("──")[2] == table
    assert again == before


@pytest.mark.soak
async def test_a_model_and_a_person_pause(tmp_path: Path):
    """The model asks, ends, withdraws, refuses and agrees, and always learns the current state."""
    with served(tmp_path) as server:
        link, token = await seats_of_two(server, time="live 10+5")
        address, _, rest = link.partition("/table/")
        path, own = (
            f"/api/table/{rest.partition('/')[0]}/pause",
            {"authorization": f"Bearer {token}"},
        )
        async with (
            model("--server", address, scratch=tmp_path) as client,
            httpx2.AsyncClient(base_url=address, timeout=PATIENCE, headers=own) as anna,
        ):

            async def send_wish(wish: str) -> str:
                """Send Anna's wish, and return the model's next answer."""
                (await anna.post(path, json={"wish": wish, "key": key()})).raise_for_status()
                return await use(client, "look")

            await use(client, "join_table", link=link, name="Model")
            asked = await use(client, "pause", wish="ask")
            begun = await send_wish("agree")
            ended = await use(client, "pause", wish="end")
            asking = await send_wish("ask")
            await use(client, "pause", wish="refuse")
            await use(client, "pause", wish="ask")
            refused = await send_wish("refuse")
            await send_wish("ask")
            agreed = await use(client, "pause", wish="agree")
            unknown = await client.call_tool("pause", {"wish": "sleep"})

    on = "The match is paused and the clocks are stopped."
    assert [on in seen for seen in (asked, begun, ended, agreed)] == [False, True, False, True]
    assert "Anna would like a pause." in asking
    assert "Anna doesn’t agree to a pause." in refused
    assert "[pause/wish]" in unknown.content[0].text


async def test_rules_and_local_tables_need_no_server(tmp_path: Path):
    """Tables are saved in the named folder, as `play` does; rules are found by number and words."""
    async with model("--data", str(tmp_path / "venice"), scratch=tmp_path) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        guide = await use(client, "read_rules", game=GAME)
        rule = await use(client, "read_rules", game=GAME, wanted="R1.1")
        missing = await client.call_tool("read_rules", {"game": GAME, "wanted": "R99"})
        early = await client.call_tool("look", {})
        seats = ["person"] * min(games.meta(GAME).seats)
        opened = await use(client, "open_table", game=GAME, seats=seats, name="Model")

    assert tools == {
        "list_games", "read_rules", "open_table", "join_table", "look", "act", "take_back",
        "answer_take_back", "go_on", "take_seat_back", "pause", "play_again", "list_open_tables",
        "sit_down", "leave_table", "my_tables", "open_tournament", "enter_tournament", "draw_round",
        "leave_tournament", "end_tournament_match", "see_tournament",
    }  # fmt: skip
    assert len(guide) > len(rule) > 0
    assert rule.count("R1.1 ") == 1
    assert "[rules/unknown]" in missing.content[0].text
    assert "[mcp/no-seat]" in early.content[0].text
    assert opened.startswith("Link to seat 2: http://127.0.0.1:8000/table/")
    assert "These links work while `serenissima serve` runs" in opened
    assert (tmp_path / "venice" / "tables.db").is_file()


@pytest.mark.soak
async def test_models_play_a_tournament(tmp_path: Path):
    """One opens it, the other enters by its link; both find their table.

    The other's identity from a server that has forgotten it is useless but harmless.
    """
    with served(tmp_path) as server:
        known = {f"http://127.0.0.1:{server.port} guest": {"token": "nobody.any more"}}
        (tmp_path / "other.json").write_text(json.dumps(known))
        words = ("--server", f"http://127.0.0.1:{server.port}", "--memory")
        async with (
            model(*words, str(tmp_path / "one.json"), scratch=tmp_path / "one") as one,
            model(*words, str(tmp_path / "other.json"), scratch=tmp_path / "other") as other,
        ):
            opened = await use(one, "open_tournament", game="lots", seats=2, name="Model")
            link = opened.splitlines()[0].rpartition(" ")[2]
            await use(other, "enter_tournament", link=link, name="Other")
            third = await other.call_tool("draw_round", {"link": link, "round": 1})
            await use(one, "enter_tournament", link=link, name="Model")
            drawn = await use(one, "draw_round", link=link, round=1)
            wanted = {"link": link, "table": drawn.partition("table ")[2].partition(":")[0]}
            early = await one.call_tool("end_tournament_match", wanted)
            seen = await use(other, "see_tournament", link=link)
            looks = [await use(each, "look") for each in (one, other)]

    assert "[tournament/not-yours]" in third.content[0].text
    assert "[tournament/" in early.content[0].text
    assert drawn == seen
    assert "You sit at this table now" in seen
    assert sum(bool(choices(look)) for look in looks) >= 1


@pytest.mark.soak
async def test_models_meet_and_play_again(tmp_path: Path):
    """One opens a table to all, the other finds it; after the match both come to the next one."""
    with served(tmp_path) as server:
        words = ("--server", f"http://127.0.0.1:{server.port}", "--memory")
        async with (
            model(*words, str(tmp_path / "one"), scratch=tmp_path) as one,
            model(*words, str(tmp_path / "other"), scratch=tmp_path) as other,
        ):
            seats = ["person", "person"]
            await use(one, "open_table", game="lots", seats=seats, name="Model", public=True)
            listed = await use(other, "list_open_tables")
            table = listed.partition(":")[0]
            seen = await use(other, "sit_down", table=table, seat=2, name="Other")
            for _ in range(400):
                if "The match is over." in seen:
                    break
                for client in (one, other):
                    seen = await use(client, "look")
                    onward = [action for action in choices(seen) if action != "take-back"]
                    if onward:
                        seen = await use(client, "act", actions=onward[-1:])
            for client in (one, other):
                again = await use(client, "play_again")
            kept = await use(one, "my_tables")
            back = await use(one, "my_tables", go_to=table)
            late = await one.call_tool("go_on", {"late": 2, "how": "wait"})
            refused = await one.call_tool("take_seat_back", {})

    assert "here: Model; free seats: 2" in listed
    assert ("The match is over." in again, "The match is over." in back) == (False, True)
    assert kept.splitlines()[0] == table
    assert "[match/over]" in late.content[0].text
    assert "[match/over]" in refused.content[0].text


@pytest.mark.parametrize(("words", "code"), [
    (["--server", "venice"], "mcp/address"),
])  # fmt: skip
def test_an_invalid_address_is_refused(words: list[str], code: str):
    """Standard output is still empty then."""
    told = run("mcp", *words)

    assert (told.exit_code, told.stdout) == (1, "")
    assert told.stderr.endswith(f"[{code}]\n")


def test_without_the_package_the_program_names_the_extra_to_install(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setitem(sys.modules, "mcp", None)
    told = run("mcp")

    assert told.exit_code == 1
    assert "pip install '.[mcp]'" in told.stderr
