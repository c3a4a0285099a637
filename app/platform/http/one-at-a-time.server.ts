import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** More than any client sends ahead of what it has been answered. */
const MOST_AHEAD = 16;

const ahead = new WeakMap<Socket, number>();

/**
 * A listener that hears of the next request of a connection when the one before has been answered. Node tells of all that have come at once and keeps their
 * answers until it is their turn: whoever sends many and reads nothing would have the site make all of them and hold them, files open, in its memory.
 */
export const oneAtATime =
  (listen: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    // An answer has its connection once it is its turn.
    if (outgoing.socket) return listen(incoming, outgoing);
    const { socket } = incoming;
    const waiting = (ahead.get(socket) ?? 0) + 1;
    if (waiting > MOST_AHEAD) return void socket.destroy();
    ahead.set(socket, waiting);
    outgoing.once("socket", () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
      listen(incoming, outgoing);
    });
  };
