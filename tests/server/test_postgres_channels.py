"""Messages between processes over PostgreSQL, when a connection goes."""

from __future__ import annotations

import asyncio
from typing import Any

from parlour.server.postgres_channels import ReconnectingBackend


def test_a_connection_that_is_lost_can_be_unsubscribed(postgres_url: str) -> None:
    async def story() -> None:
        backend = ReconnectingBackend(postgres_url)
        await backend.on_startup()
        await backend.subscribe(["news"])
        # As if the server had closed it, which nobody has noticed yet.
        connection: Any = backend._subscriber
        connection._transport.close()
        await backend.unsubscribe(["news"])
        await backend.on_shutdown()

    asyncio.run(story())
