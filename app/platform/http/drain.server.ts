import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

interface Patience {
  /** How long new connections are accepted. A proxy does not resend a POST elsewhere when its connection is closed meanwhile. */
  farewellMs: number;
  /** Requests that take longer are cut off. */
  maxMs: number;
}

/** How often idle connections are looked for and closed. */
const LOOK_MS = 100;

/**
 * Lets a server finish what it has begun. Every response from now on closes its connection: a client that keeps one alive, such as a proxy,
 * would go on sending requests over it, and moves to another server this way.
 */
export async function drain(server: Server, { farewellMs, maxMs }: Patience) {
  server.prependListener("request", (_, outgoing) => {
    outgoing.shouldKeepAlive = false;
  });
  await wait(farewellMs);
  await nobodyComes(server);
  const ended = new Promise((resolve) => server.close(resolve));
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  let cutting: NodeJS.Timeout | undefined;
  const cut = new Promise<void>((resolve) => {
    cutting = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, maxMs);
  });
  // A connection that Node has detached is not among those closed, and is waited for no longer.
  await Promise.race([ended, cut]);
  clearInterval(looking);
  clearTimeout(cutting);
}

/** How long clients that keep connecting are accepted after the farewell. */
const MAX_MS = 2000;

/**
 * Waits for an event loop turn without a new connection. Node accepts one per turn: when the listener closes, the system resets the connections still queued,
 * over which a proxy may already have sent a POST. After such a turn, data on open connections has been read, too.
 */
async function nobodyComes(server: Server) {
  let hasSomebodyCome = true;
  const note = () => {
    hasSomebodyCome = true;
  };
  server.on("connection", note);
  for (const until = performance.now() + MAX_MS; hasSomebodyCome && performance.now() < until; await nextTurn()) hasSomebodyCome = false;
  server.off("connection", note);
}
