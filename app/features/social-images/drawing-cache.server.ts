import { config } from "#app/config.server";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { secondsTooOften } from "#app/platform/limits/counted-in-memory.server";
import { MEGABYTE } from "#app/platform/sizes";
import { requestNetwork } from "#app/platform/turns/database-turns.server";

/** Result when a network has had too many pictures drawn. */
interface DrawnTooOften {
  ok: false;
  retryAfterSeconds: number;
}

export type Drawing = { ok: true; picture: Buffer } | DrawnTooOften;

interface Kept {
  picture: Promise<Buffer>;
  /** 0 until it is drawn. */
  bytes: number;
}

const MAX_KEPT_BYTES = 32 * MEGABYTE;
const MAX_WAITING = 16;

/**
 * Draws pictures one at a time, since each takes a core for up to a quarter of a second, networks by turns; and keeps those that were asked for last. What is
 * kept is neither counted nor waited for. Throws TooBusy for whoever would wait longer than for a page.
 */
export function cacheDrawings(draw: (drawing: string) => Promise<Buffer>, maxBytes = MAX_KEPT_BYTES) {
  const all = new Map<string, Kept>();
  const line = limitConcurrency({ running: 1, waiting: MAX_WAITING, waitingMs: () => config().maxWaitMs, whose: requestNetwork });

  function dropOldest() {
    let bytes = [...all.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [key, one] of all) {
      if (bytes <= maxBytes) return;
      all.delete(key);
      bytes -= one.bytes;
    }
  }

  function begin(key: string, drawing: () => string): Kept {
    const one: Kept = { picture: line(() => draw(drawing())), bytes: 0 };
    one.picture.then(
      ({ length }) => {
        one.bytes = length;
        dropOldest();
      },
      () => all.delete(key),
    );
    return one;
  }

  /** Returns the picture under a key; one that has to be drawn counts for the network of `address`, unless it is the site's own. */
  return async (key: string, drawing: () => string, address?: string): Promise<Drawing> => {
    const known = all.get(key);
    const seconds = known || address === undefined ? null : secondsTooOften("share-picture", { address });
    if (seconds !== null) return { ok: false, retryAfterSeconds: seconds };
    const one = known ?? begin(key, drawing);
    all.delete(key);
    all.set(key, one);
    return { ok: true, picture: await one.picture };
  };
}
