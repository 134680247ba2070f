/** Requests and sockets, the same for both servers. */

import WebSocket from "ws";

const PATIENCE = 30_000;

export const post = async (url, body = {}, secret = undefined) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} for ${new URL(url).pathname}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
};

/** A socket that gives each text to `hear`, and tells `lost` if the other side lets go of it. */
export const connect = (url, hear, lost) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      handshakeTimeout: PATIENCE,
    });
    socket.on("message", (text) => hear(text.toString()));
    socket.on("open", () => resolve(socket));
    socket.on("error", reject);
    socket.on("close", (code) => lost(`socket closed with ${code}`));
  });
