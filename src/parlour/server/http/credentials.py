"""The credentials of a request: the secret of a seat, a host or a browser in its header, and its address."""

from __future__ import annotations

from litestar.openapi.spec import SecurityRequirement

from parlour.server.access import bearer_token, hash_secret
from parlour.server.errors import NoSecret
from parlour.server.http.params import AnyRequest

LONGEST_SECRET = 200
#: Access requires the secret of the seat or of the host.
SECRET = "secret"
BY_SECRET: list[SecurityRequirement] = [{SECRET: []}]
#: Access requires the token of the operator.
ADMIN = "admin"
BY_TOKEN: list[SecurityRequirement] = [{ADMIN: []}]


def sent_secret(request: AnyRequest) -> str | None:
    """Return the secret of the caller, if there is one."""
    secret = bearer_token(request.headers)
    return secret if secret is not None and len(secret) <= LONGEST_SECRET else None


def secret_of(request: AnyRequest) -> str:
    """Return the secret of the caller; raise `NoSecret` if there is none."""
    secret = sent_secret(request)
    if secret is None:
        raise NoSecret("no-secret")
    return secret


def sent_key(request: AnyRequest) -> str | None:
    """Return the hash of the caller's secret, if there is one."""
    secret = sent_secret(request)
    return None if secret is None else hash_secret(secret)


def key_of(request: AnyRequest) -> str:
    """Return the hash of the caller's secret; raise `NoSecret` if there is none."""
    return hash_secret(secret_of(request))


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""
