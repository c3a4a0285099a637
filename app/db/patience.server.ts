import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";

const AGAIN_AFTER_MS = 100;
/** So many may wait at a time: a primary that is back has enough to do. */
const MOST_WAITING = 200;

const waitUntil = new AsyncLocalStorage<number>();
let waiting = 0;

/**
 * Does work whose connections are asked for again, for so long, while the database cannot be reached: nothing of it has been sent by then, so that
 * nothing happens twice. A new primary is often there before.
 */
export const waitingForDatabase = <Result>(milliseconds: number, work: () => Result): Result =>
  waitUntil.run(performance.now() + milliseconds, work);

type Connect<Client> = () => Promise<Client>;

/** How the work at hand gets its connection, if it may wait for one. */
export function currentPatience() {
  const until = waitUntil.getStore();
  if (until === undefined) return undefined;
  return async <Client>(connect: Connect<Client>): Promise<Client> => {
    try {
      return await connect();
    } catch (error) {
      if (waiting >= MOST_WAITING || !mayBeThereSoon(error)) throw error;
      waiting += 1;
      return await keepTrying(connect, until, error).finally(() => (waiting -= 1));
    }
  };
}

async function keepTrying<Client>(connect: Connect<Client>, until: number, first: unknown): Promise<Client> {
  let last = first;
  while (performance.now() < until && mayBeThereSoon(last)) {
    await wait(AGAIN_AFTER_MS);
    try {
      return await connect();
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** Nobody is there, or nobody yet. Whoever is there and has too much to do (53, or no turn in the pool) is not asked more often. */
function mayBeThereSoon(error: unknown) {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return /^(57P|08|ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(code) || /Connection terminated|timeout expired/.test(message);
}
