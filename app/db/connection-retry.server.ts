import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseDown } from "./health-check.server";

const AGAIN_AFTER_MS = 100;
/** Minimum time for a connection requested when the deadline is near: a free one takes far less. */
const MIN_MS = 500;
/** How long a cluster may take to promote another server. */
const NEW_PRIMARY_MS = 5000;
/** Maximum of waiters: a primary that is back has enough to do. */
const MAX_WAITING = 200;

/**
 * How long a POST waits for an unreachable database. In a cluster, another server takes over meanwhile; for a single database, a POST fails
 * as soon as a page view does.
 */
export const writesWaitMs = ({ maxWaitMs, databaseReplicaUrls }: { maxWaitMs: number; databaseReplicaUrls: readonly string[] }) =>
  Math.max(maxWaitMs, databaseReplicaUrls.length > 0 ? NEW_PRIMARY_MS : 0);

const waitUntil = new AsyncLocalStorage<number>();
let waiting = 0;

/**
 * Runs work that retries connecting for this long while the database is unreachable: nothing has been sent by then, so nothing happens
 * twice. A new primary is often there in time.
 */
export const waitingForDatabase = <Result>(milliseconds: number, work: () => Result): Result =>
  waitUntil.run(performance.now() + milliseconds, work);

interface Way<Client> {
  connect: () => Promise<Client>;
  /** Releases a connection that arrives when nobody waits for it any more. */
  giveBack: (client: Client) => void;
  /** Whether the database is silent and no other can take its place. */
  isLost: () => boolean;
  /** Notifies when that may have changed. Returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
}

/** How the current work may wait for a connection; undefined when it may not. */
export function currentPatience() {
  const until = waitUntil.getStore();
  if (until === undefined) return undefined;
  return async <Client>(way: Way<Client>): Promise<Client> => {
    try {
      return await within(until, way);
    } catch (error) {
      if (waiting >= MAX_WAITING || !mayBeThereSoon(error)) throw error;
      waiting += 1;
      return await keepTrying(until, way, error).finally(() => (waiting -= 1));
    }
  };
}

async function keepTrying<Client>(until: number, way: Way<Client>, first: unknown): Promise<Client> {
  let last = first;
  while (performance.now() < until && !way.isLost() && mayBeThereSoon(last)) {
    await wait(AGAIN_AFTER_MS);
    try {
      return await within(until, way);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** Waits for a connection until the deadline at most (or half a second, when less is left), and only while there is hope. Slow work waits as usual. */
function within<Client>(until: number, { connect, giveBack, isLost, onChange }: Way<Client>): Promise<Client> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const giveUp = (error: Error) => {
      isOver = true;
      reject(error);
    };
    const left = until - performance.now();
    const tooLate = () => giveUp(new Error("timeout exceeded when trying to connect"));
    const timer = left > 0 ? setTimeout(tooLate, Math.max(left, MIN_MS)) : undefined;
    const stop = onChange(() => isLost() && giveUp(new DatabaseDown("The database does not answer")));
    connect()
      .then((client) => (isOver ? giveBack(client) : resolve(client)), reject)
      .finally(() => {
        clearTimeout(timer);
        stop();
      });
  });
}

/** Whether the server may be reachable soon. An overloaded one (53, or no turn in the pool) is not asked again. */
function mayBeThereSoon(error: unknown) {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return /^(57P|08|ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(code) || /Connection terminated|timeout expired/.test(message);
}
