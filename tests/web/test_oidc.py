"""Signing in by OpenID Connect, through a provider that runs on this machine."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest
from argon2 import PasswordHasher
from joserfc.jwk import RSAKey
from typer.testing import CliRunner

from serenissima.cli.commands import app as commands
from serenissima.service import AccessChange, Tables
from serenissima.web.app import create_app
from serenissima.web.security.oidc import OidcSettings
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.web.openid_provider import CLIENT, SECRET, Provider
from tests.web.visitors import PLACE, SHELF, Visitor

NAME, PASSWORD = "rialto", "four words are better"
Come = Callable[[], Visitor]


@pytest.fixture
def provider() -> Iterator[Provider]:
    """A provider at which Anna is known."""
    with Provider().run() as running:
        yield running


@asynccontextmanager
async def site(tmp_path: Path, provider: Provider, **changed: str) -> AsyncIterator[Come]:
    """Open the site of a host who uses the provider; each call is a visitor."""
    given = {"issuer": provider.issuer, "client": CLIENT, "secret": SECRET, "address": PLACE}
    settings = AppSettings(shelf=SHELF, oidc=OidcSettings(**{**given, "name": "Club", **changed}))
    tables = Tables(f"sqlite:///{tmp_path / 'tables.db'}", shelf=SHELF.load, load_player=guest)
    tables.accounts._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app = create_app(tables, settings)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.router.lifespan_context(app))

        def one_more() -> Visitor:
            visitor = Visitor(app)
            stack.push_async_callback(visitor.leave)
            return visitor

        yield one_more


@pytest.fixture
async def come(tmp_path: Path, provider: Provider) -> AsyncIterator[Come]:
    """Each call is one more visitor of the site."""
    async with site(tmp_path, provider) as visitors:
        yield visitors


async def at_provider(visitor: Visitor) -> str:
    """Go to the provider, which sends the browser back; return that address."""
    begun = await visitor.web.get("/sign-in/oidc")
    assert begun.status_code == 303, begun.text
    return await sent_back(begun.headers["location"])


async def sent_back(address: str) -> str:
    """Open the provider's page in a browser; return where it sends the browser."""
    async with httpx2.AsyncClient() as web:
        answer = await web.get(address)
    assert answer.status_code == 302, answer.text
    return answer.headers["location"].removeprefix(PLACE)


async def sign_in(visitor: Visitor, status: int = 200) -> None:
    """Sign in through the provider."""
    await visitor.go(await at_provider(visitor), status)


async def test_a_stranger_becomes_a_guest_and_comes_back(come: Come, provider: Provider):
    """With the name that the provider suggests; the flow uses PKCE, and asks for no address."""
    anna, phone = come(), come()
    await anna.go("/sign-in")
    assert "Sign in with Club" in anna.text
    await sign_in(anna)
    assert anna.path == "/"
    asked = provider.asked[0]
    assert (asked["code_challenge_method"], asked["scope"]) == ("S256", "openid profile")
    await anna.sit("computer guest")
    table = anna.path
    await sign_in(phone)
    assert table in phone.read.links
    await phone.go("/me/data")
    data = phone.page.json()
    assert (data["name"], data["identities"][0]["issuer"]) == ("Anna", provider.issuer)
    provider.user = {"sub": "2", "name": "\u200b"}
    other = come()
    await sign_in(other)
    await other.go("/me")
    assert 'value="Guest"' in other.text


async def test_a_guest_brings_their_seats_along(come: Come, provider: Provider):
    """The page asks first, as after every other way to sign in."""
    anna = come()
    await anna.sit("computer guest")
    table = anna.path
    await sign_in(anna)
    assert "Do you want to add Anna’s seats and results to yours?" in anna.text
    secret = anna.read.forms[-1].hidden["secret"]
    await anna.send("/sign-in/as", secret=secret, **{"with": "along"})
    assert table in anna.read.links


async def test_an_account_is_connected_with_its_password(come: Come, provider: Provider):
    """An unlocked phone isn't enough; a guest without a password needs none."""
    anna, phone, bernd = come(), come(), come()
    await anna.sit("computer guest")
    table = anna.path
    await anna.send("/me/account", login=NAME, password=PASSWORD)
    await anna.send("/me/oidc", 422, password="carnival")
    assert anna.codes == ["account/wrong"]
    await connect(anna, password=PASSWORD)
    assert (anna.path, provider.issuer in anna.text) == ("/me", True)
    await sign_in(phone)
    assert table in phone.read.links

    await bernd.sit("computer guest")
    back = await begin(bernd)
    await bernd.go(back, 409)
    assert bernd.codes == ["oidc/exists"]
    identity = next(v for f in anna.read.forms for n, v in f.buttons if n == "identity")
    await anna.send("/me/oidc/remove", identity=identity)
    assert provider.issuer not in anna.text
    await bernd.go(back, 422)  # once
    await connect(bernd)
    assert provider.issuer in bernd.text


async def begin(visitor: Visitor, **fields: str) -> str:
    """Ask to connect the guest; return the address to which the provider sends back."""
    await visitor.send("/me/oidc", **fields)
    return await sent_back(next(one for one in visitor.read.links if "/authorize?" in one))


async def connect(visitor: Visitor, **fields: str) -> None:
    """Connect the guest with the identity at the provider."""
    await visitor.go(await begin(visitor, **fields))


async def test_only_the_browser_that_began_can_complete(come: Come, provider: Provider):
    """Otherwise, someone could sign others in as themselves, or connect themselves to others."""
    anna, mallory = come(), come()
    await anna.sit("computer guest")
    back = await at_provider(mallory)
    await anna.go(back, 422)
    assert anna.codes == ["oidc/refused"]
    await at_provider(anna)
    await anna.go(back, 422)  # anna's cookie, with another state
    cookie = (await mallory.web.get("/sign-in/oidc")).headers["set-cookie"]
    assert all(flag in cookie for flag in ("HttpOnly", "SameSite=lax", "Path=/sign-in/oidc/back"))
    connecting = await begin(anna)
    anna.web.cookies.delete("guest")
    await anna.go(connecting, 422)
    for query in ("", "?error=access_denied", f"{urlsplit(back).query}&iss=https://other.test"):
        await mallory.go(f"/sign-in/oidc/back?{query.lstrip('?')}", 422)
        assert mallory.codes == ["oidc/refused"]
    assert "guest" not in mallory.web.cookies


CLAIMS = {
    "nonce": "another", "iss": "https://other.test", "aud": ["other"], "exp": 1_000_000_000,
    "azp": "other", "sub": None, "iat": None,
}  # fmt: skip


@pytest.mark.parametrize("claim", CLAIMS)
async def test_tokens_for_others_are_refused(come: Come, provider: Provider, claim: str):
    """Each of these claims must be right."""
    provider.claims = {claim: CLAIMS[claim]}
    visitor = come()
    await sign_in(visitor, 422)
    assert visitor.codes == ["oidc/refused"]
    assert "guest" not in visitor.web.cookies


async def test_tokens_need_a_published_key(come: Come, provider: Provider):
    """A new key is fetched as soon as a token has it."""
    visitor = come()
    await sign_in(visitor)
    provider.key = RSAKey.generate_key(2048, auto_kid=True)
    await sign_in(come(), 422)
    provider.published.append(provider.key)
    await sign_in(visitor)


async def test_a_code_of_another_verifier_is_refused(come: Come, provider: Provider):
    """A stolen code is useless without the browser's secret: the provider checks it (PKCE)."""
    mallory, anna = come(), come()
    stolen = parse_qs(urlsplit(await at_provider(anna)).query)["code"][0]
    own = parse_qs(urlsplit(await at_provider(mallory)).query)["state"][0]
    await mallory.go(f"/sign-in/oidc/back?code={stolen}&state={own}", 422)
    assert mallory.codes == ["oidc/refused"]


async def test_a_provider_that_fails_is_explained(tmp_path: Path, provider: Provider):
    """It may be down, have another issuer, or refuse this server's secret."""
    provider.described = "https://other.test"
    async with site(tmp_path, provider) as come:
        visitor = come()
        await visitor.go("/sign-in/oidc", 503)
        assert visitor.codes == ["oidc/unavailable"]
        provider.described = ""
        await sign_in(visitor)
    async with site(tmp_path, provider, issuer="http://127.0.0.1:9") as come:
        await come().go("/sign-in/oidc", 503)
    async with site(tmp_path, provider, secret="another") as come:
        await sign_in(come(), 422)


async def test_a_private_site_admits_only_known_identities(come: Come, provider: Provider):
    """Everyone in the world may have an account at the provider."""
    anna, stranger = come(), come()
    await sign_in(anna)
    site = anna.web._transport.app.state.serenissima.tables.site  # type: ignore[attr-defined]
    await site.change_access(AccessChange(private=True))
    await sign_in(come())
    provider.user = {"sub": "3", "nickname": "Carla"}
    await sign_in(stranger, 403)
    assert stranger.codes == ["site/private"]


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--oidc", "http://id.example.org"], "https://"),
        (["--oidc", "https://id.example.org"], "--oidc-client"),
        (["--oidc", "https://id.example.org", "--oidc-client", "x"], "--address"),
    ],
)
def test_a_wrong_option_is_explained(words: list[str], hint: str):
    """Before the server starts."""
    ran = CliRunner().invoke(commands, ["serve", *words])
    assert ran.exit_code != 0
    assert hint in ran.output
    assert "server/oidc" in ran.output
