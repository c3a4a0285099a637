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

interface Deadline {
  at: number;
  retries: boolean;
}

const deadlines = new AsyncLocalStorage<Deadline>();
let waiting = 0;

const until = (milliseconds: number, retries: boolean): Deadline => ({ at: performance.now() + milliseconds, retries });

/**
 * Runs work that retries connecting for this long while the database is unreachable: nothing has been sent by then, so nothing happens
 * twice. A new primary is often there in time.
 */
export const waitingForDatabase = <Result>(milliseconds: number, work: () => Result): Result =>
  deadlines.run(until(milliseconds, true), work);

/** Runs work whose connections together are waited for this long, and not retried: a page, which can be requested again. */
export const lookingAtDatabase = <Result>(milliseconds: number, work: () => Result): Result =>
  deadlines.run(until(milliseconds, false), work);

interface Way<Client> {
  connect: () => Promise<Client>;
  /** Releases a connection that arrives when nobody waits for it any more. */
  giveBack: (client: Client) => void;
  /** Whether the database is known to be silent. */
  isAway: () => boolean;
  /** Whether another can take its place, for work that retries. */
  isReplaceable: boolean;
  /** Notifies when it falls silent, or is back. Returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
}

/** Waits for a connection as long as the current work may, and no longer than until the database is known to be silent. */
export async function waitForConnection<Client>(way: Way<Client>): Promise<Client> {
  const deadline = deadlines.getStore();
  const at = deadline?.at ?? 0;
  if (!deadline?.retries) return within(at, way, way.isAway);
  const isLost = () => !way.isReplaceable && way.isAway();
  try {
    return await within(at, way, isLost);
  } catch (error) {
    if (waiting >= MAX_WAITING || !mayBeThereSoon(error)) throw error;
    waiting += 1;
    return await keepTrying(at, way, isLost, error).finally(() => (waiting -= 1));
  }
}

async function keepTrying<Client>(at: number, way: Way<Client>, isLost: () => boolean, first: unknown): Promise<Client> {
  let last = first;
  while (performance.now() < at && !isLost() && mayBeThereSoon(last)) {
    await wait(AGAIN_AFTER_MS);
    try {
      return await within(at, way, isLost);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** Waits for a connection until the deadline at most (or half a second, when less is left), and only while there is hope. Slow work waits as usual. */
function within<Client>(at: number, { connect, giveBack, isAway, onChange }: Way<Client>, isLost: () => boolean): Promise<Client> {
  if (isAway()) return Promise.reject(silent());
  return new Promise((resolve, reject) => {
    let isOver = false;
    const giveUp = (error: Error) => {
      isOver = true;
      reject(error);
    };
    const left = at - performance.now();
    const tooLate = () => giveUp(new Error("timeout exceeded when trying to connect"));
    const timer = left > 0 ? setTimeout(tooLate, Math.max(left, MIN_MS)) : undefined;
    const stop = onChange(() => isLost() && giveUp(silent()));
    connect()
      .then((client) => (isOver ? giveBack(client) : resolve(client)), reject)
      .finally(() => {
        clearTimeout(timer);
        stop();
      });
  });
}

const silent = () => new DatabaseDown("The database does not answer");

/** Whether the server may be reachable soon. An overloaded one (53, or no turn in the pool) is not asked again. */
function mayBeThereSoon(error: unknown) {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return /^(57P|08|ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(code) || /Connection terminated|timeout expired/.test(message);
}
