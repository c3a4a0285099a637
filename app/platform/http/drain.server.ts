import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

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
  await nobodyComes(server);
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

/** For how long those who go on coming are let in after the farewell. */
const LONGEST_MS = 2000;

/**
 * Waits for a turn in which nobody has connected. Node lets in one a turn: with a door that is closed the system hangs up on whoever stands before it, and a
 * proxy has sent by then what was posted. Right after such a turn, what came over connections that are open has been read, too.
 */
async function nobodyComes(server: Server) {
  let hasSomebodyCome = true;
  const note = () => {
    hasSomebodyCome = true;
  };
  server.on("connection", note);
  for (const until = performance.now() + LONGEST_MS; hasSomebodyCome && performance.now() < until; await nextTurn())
    hasSomebodyCome = false;
  server.off("connection", note);
}
