import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseAway } from "./health-check.server";

const AGAIN_AFTER_MS = 100;
/** What a connection gets that is asked for when the time is nearly over: one that is free comes in far less. */
const LEAST_MS = 500;
/** What a cluster may take to make another server its primary. */
const NEW_PRIMARY_MS = 5000;
/** So many may wait at a time: a primary that is back has enough to do. */
const MOST_WAITING = 200;

/**
 * How long what is posted waits for a database that is away. In a cluster another takes its place meanwhile; of one that stands alone everybody hears as soon as
 * those who look.
 */
export const writesWaitMs = ({ maxWaitMs, databaseReplicaUrls }: { maxWaitMs: number; databaseReplicaUrls: readonly string[] }) =>
  Math.max(maxWaitMs, databaseReplicaUrls.length > 0 ? NEW_PRIMARY_MS : 0);

const waitUntil = new AsyncLocalStorage<number>();
let waiting = 0;

/**
 * Does work whose connections are asked for again, for so long, while the database cannot be reached: nothing of it has been sent by then, so that
 * nothing happens twice. A new primary is often there before.
 */
export const waitingForDatabase = <Result>(milliseconds: number, work: () => Result): Result =>
  waitUntil.run(performance.now() + milliseconds, work);

interface Way<Client> {
  connect: () => Promise<Client>;
  /** For what comes when nobody waits for it any more. */
  giveBack: (client: Client) => void;
  /** Whether the database is silent and no other can take its place. */
  isLost: () => boolean;
  /** Tells when that may have changed. Returns the function that ends it. */
  onChange: (listener: () => void) => () => void;
}

/** How the work at hand gets its connection, if it may wait for one. */
export function currentPatience() {
  const until = waitUntil.getStore();
  if (until === undefined) return undefined;
  return async <Client>(way: Way<Client>): Promise<Client> => {
    try {
      return await within(until, way);
    } catch (error) {
      if (waiting >= MOST_WAITING || !mayBeThereSoon(error)) throw error;
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

/** One connection, waited for until then at most (or half a second, where less is left), and no longer than there is hope. Work that takes longer by itself waits as all others do. */
function within<Client>(until: number, { connect, giveBack, isLost, onChange }: Way<Client>): Promise<Client> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const giveUp = (error: Error) => {
      isOver = true;
      reject(error);
    };
    const left = until - performance.now();
    const tooLate = () => giveUp(new Error("timeout exceeded when trying to connect"));
    const timer = left > 0 ? setTimeout(tooLate, Math.max(left, LEAST_MS)) : undefined;
    const stop = onChange(() => isLost() && giveUp(new DatabaseAway("The database does not answer")));
    connect()
      .then((client) => (isOver ? giveBack(client) : resolve(client)), reject)
      .finally(() => {
        clearTimeout(timer);
        stop();
      });
  });
}

/** Nobody is there, or nobody yet. Whoever is there and has too much to do (53, or no turn in the pool) is not asked more often. */
function mayBeThereSoon(error: unknown) {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return /^(57P|08|ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(code) || /Connection terminated|timeout expired/.test(message);
}
