import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** More than any client pipelines ahead of its responses. */
const MAX_AHEAD = 16;

const ahead = new WeakMap<Socket, number>();

/**
 * Wraps a listener so that it gets a connection's next request only when the previous one has been answered. Node emits all pipelined requests at once and
 * buffers the responses: a client that sends many and reads nothing could make the site hold all of them in memory, with open files.
 */
export const oneAtATime =
  (listen: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    // A response is assigned its socket once it is its turn.
    if (outgoing.socket) return listen(incoming, outgoing);
    const { socket } = incoming;
    const waiting = (ahead.get(socket) ?? 0) + 1;
    if (waiting > MAX_AHEAD) return void socket.destroy();
    ahead.set(socket, waiting);
    outgoing.once("socket", () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
      listen(incoming, outgoing);
    });
  };
