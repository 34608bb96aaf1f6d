"""No log of a proxy contains a link that works like a password."""

import re

from tests.packaging.secret_links import TOKEN, secret_addresses
from tests.places import ROOT

DEPLOY = ROOT / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_no_log_of_a_proxy_contains_the_link_of_a_seat():
    """Both proxies leave out every address with a secret in it."""
    (left,) = re.findall(r'"~(\S+)" "\$place', NGINX)
    (found, instead) = re.findall(r'uri regexp "(\S+)" "(\S+)"', CADDY)[0]
    roots = ("", "/games", "/a/b")  # paths that pages may be below
    addresses = [root + address for root in roots for address in secret_addresses()]
    nginx = [re.match(left.replace("?<", "?P<"), address) for address in addresses]
    caddy = [re.sub(found, instead.replace("${1}", r"\1"), address) for address in addresses]

    assert addresses
    assert [match["place"] for match in nginx if match] == [
        a.removesuffix(TOKEN) for a in addresses
    ]
    assert caddy == [address.replace(TOKEN, "...") for address in addresses]
    assert "error.log crit;" in NGINX  # lesser errors name the request
