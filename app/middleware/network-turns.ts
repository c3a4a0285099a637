import { config } from "#app/config.server";
import { makeQueue } from "#app/platform/turns/waiting-queue";

/** More than a browser requests at one moment, and few enough that everybody else is answered in between. */
const AT_ONCE = 16;

const queues = new Map<string, ReturnType<typeof makeQueue>>();

/**
 * Waits for the turn of a network's POST, or request for anything but a page: a limited number run at once, and the others cost nothing
 * meanwhile. Returns a function that ends the turn; null for whoever would wait longer than for a page.
 */
export async function turnOfNetwork(network: string): Promise<(() => void) | null> {
  const queue = queues.get(network) ?? makeQueue({ atOnce: AT_ONCE, maxMs: () => config().maxWaitMs });
  queues.set(network, queue);
  const leave = await queue.enter();
  return leave && (() => endTurn(network, queue, leave));
}

/** Ends a turn only after other pending requests were read: otherwise, requests answered without any waiting would run by the hundreds in a row. */
function endTurn(network: string, queue: ReturnType<typeof makeQueue>, leave: () => void) {
  setImmediate(() => {
    leave();
    if (queue.isEmpty()) queues.delete(network);
  });
}
