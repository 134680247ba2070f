"""The tools of the operator: reports of chat, mutes, closing tables; and the log of their use."""
