import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

interface Patience {
  /** How long new connections are still taken. A proxy in front needs that: it sends what was posted over a connection that is closed meanwhile to nobody else. */
  farewellMs: number;
  /** What has not come to an end after so long is cut off. */
  mostMs: number;
}

/** How soon a connection over which nothing more comes is closed. */
const LOOK_MS = 100;

/**
 * Has a server finish what it has begun. Each answer from now on closes its connection: whoever keeps one open, as a proxy does, would go on asking over it
 * for as long as there is something to ask, and comes to another server so.
 */
export async function drain(server: Server, { farewellMs, mostMs }: Patience) {
  server.prependListener("request", (_, outgoing) => {
    outgoing.shouldKeepAlive = false;
  });
  await wait(farewellMs);
  const ended = new Promise((resolve) => server.close(resolve));
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  let cutting: NodeJS.Timeout | undefined;
  const cut = new Promise<void>((resolve) => {
    cutting = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, mostMs);
  });
  // A connection that Node has let go of is none of those that are closed, and is waited for no longer.
  await Promise.race([ended, cut]);
  clearInterval(looking);
  clearTimeout(cutting);
}
