import { config } from "#app/config.server";
import { makeLine } from "#app/platform/turns/waiting-queue";

/** More than somebody's browser asks for at one moment, and few enough that all others are answered in between. */
const AT_ONCE = 16;

const lines = new Map<string, ReturnType<typeof makeLine>>();

/**
 * Waits until it is the turn of what one network posts, or asks for that is no page: so many of it are under way at once, and the others cost nothing meanwhile. Gives the function
 * that ends the turn; null for whoever would wait longer than for a page.
 */
export async function turnOfNetwork(network: string): Promise<(() => void) | null> {
  const line = lines.get(network) ?? makeLine({ atOnce: AT_ONCE, mostMs: () => config().maxWaitMs });
  lines.set(network, line);
  const leave = await line.enter();
  return leave && (() => endTurn(network, line, leave));
}

/** Only once all others who have come meanwhile were heard: what is answered without waiting for anything would else be answered hundreds of times in a row. */
function endTurn(network: string, line: ReturnType<typeof makeLine>, leave: () => void) {
  setImmediate(() => {
    leave();
    if (line.isEmpty()) lines.delete(network);
  });
}
