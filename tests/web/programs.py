"""A program at a table that holds only the token of its seat."""

from typing import Any

from fastapi import FastAPI

from tests.web.visitors import Visitor, key

OPEN = "/api/games/lots/tables"


class Program:
    """A client with the token of a seat."""

    def __init__(self, app: FastAPI, seated: dict[str, Any]) -> None:
        self.web = Visitor(app).web
        self.seat, self.table, self.token = seated["seat"], seated["table"], seated["token"]
        self.path = f"/api/table/{self.table}"
        self.headers = {"authorization": f"Bearer {self.token}"}

    async def look(self) -> dict[str, Any]:
        return dict((await self.web.get(self.path, headers=self.headers)).json())

    async def send(self, what: str, **wanted: Any) -> tuple[int, dict[str, Any]]:
        """Send a command; return the status and the data of the answer."""
        wanted = {"key": key(), **wanted}
        answer = await self.web.post(f"{self.path}/{what}", json=wanted, headers=self.headers)
        return answer.status_code, answer.json()


async def opened(web: Visitor, **wanted: Any) -> dict[str, Any]:
    """Open a new table for two people at which Anna has sat down."""
    wanted = {"seats": ["person", "person"], "name": "Anna", "key": key(), **wanted}
    return dict((await web.web.post(OPEN, json=wanted)).json())


async def two_programs(anna: Visitor, app: FastAPI, **wanted: Any) -> tuple[Program, Program]:
    """Let one program open a table and the other join it."""
    new = await opened(anna, **wanted)
    assert list(new["invitations"]) == ["1"]
    join = {"invitation": new["invitations"]["1"], "name": "Robo", "key": key()}
    joined = await anna.web.post(f"/api/table/{new['table']}/join", json=join)
    return Program(app, new), Program(app, joined.json())


async def finish(*programs: Program) -> None:
    """Play each seat's first legal action that continues the match, until it is over."""
    for _ in range(400):
        for program in programs:
            view = await program.look()
            if view["secret"]:
                return
            onward = [one for one in view["legal"] if one != "take-back"]
            if onward:
                await program.send("act", action=onward[-1], decision=view["decision"])
    raise AssertionError("the match does not end")
