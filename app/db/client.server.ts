import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** What a verb writes through: the pool, or the transaction of the verb that calls it. */
export type Connection = Database | Transaction;

/** The one database of this process. Set by `connectDatabase` before anything is served. */
export let db: Database;

let pool: pg.Pool | undefined;
let settings: pg.PoolConfig = {};

const MOST_FOR_PAGES = 8;
const LIMITS = "-c statement_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC";

const ownConnections = new AsyncLocalStorage<pg.Pool>();

/** The pages' connections; work inside `withConnections` gets its own instead, whichever verb it calls. */
class PagesPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: PoolCallback): void;
  override connect(done?: PoolCallback) {
    const own = ownConnections.getStore();
    if (done) return own ? own.connect(done) : super.connect(done);
    return own ? own.connect() : super.connect();
  }
}

type PoolCallback = (error: Error | undefined, client: pg.PoolClient | undefined, release: (release?: unknown) => void) => void;

/** Opens the pool of the pages. Connections give up after 2 s and queries after 5 s, so that a silent database becomes an error and not a wait. */
export function connectDatabase(where: pg.PoolConfig) {
  settings = {
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
    idleTimeoutMillis: 30_000,
    options: LIMITS,
    ...where,
  };
  pool = hear(new PagesPool({ max: MOST_FOR_PAGES, ...settings }));
  db = drizzle({ client: pool });
  return db;
}

/** Connections beside those of the pages, at most `most`. `cut` ends them at once, whatever they are doing, and what still waits for them fails. */
export function openConnections(most: number) {
  const own = hear(new pg.Pool({ ...settings, max: most }));
  const clients = new Set<pg.PoolClient>();
  own.on("connect", (client) => clients.add(client));
  own.on("remove", (client) => clients.delete(client));
  const cut = () => {
    own.end().catch(() => undefined);
    for (const client of clients) if (client instanceof pg.Client) client.end().catch(() => undefined);
  };
  return { pool: own, cut };
}

/** Does work whose every query, through any verb, goes over the connections of `own`. */
export const withConnections = <Result>(own: pg.Pool, work: () => Result): Result => ownConnections.run(own, work);

/** Both are needed: a checked-out client emits its own error when the server dies, and an unheard one ends the process. */
function hear(opened: pg.Pool) {
  opened.on("error", () => undefined);
  opened.on("connect", (client) => client.on("error", () => undefined));
  return opened;
}

/** Waits for the queries under way and closes every connection. */
export async function disconnectDatabase() {
  await pool?.end();
  pool = undefined;
}

/** Whether an error (or its cause) says that the database cannot be reached or is full, and not that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, cause, message } = (error ?? {}) as { code?: string; cause?: unknown; message?: string };
  if (code && /^(53|57|08)|^(ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(code)) return true;
  if (message && /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(message)) return true;
  return cause !== undefined && cause !== error && isDatabaseUnavailable(cause);
}

/** The SQLSTATE of a failed query, as drizzle wraps it, with the constraint it names. */
export function violatedConstraint(error: unknown): { code: string; constraint: string } | null {
  const { code, constraint, cause } = (error ?? {}) as { code?: string; constraint?: string; cause?: unknown };
  if (code && /^23/.test(code)) return { code, constraint: constraint ?? "" };
  return cause === undefined || cause === error ? null : violatedConstraint(cause);
}
