import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** What a verb writes through: the pool, or the transaction of the verb that calls it. */
export type Connection = Database | Transaction;

/** The one database of this process. Set by `connectDatabase` before anything is served. */
export let db: Database;

let pool: pg.Pool | undefined;

const LIMITS = "-c statement_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC";

/** Opens the pool. Connections give up after 2 s and queries after 5 s, so that a silent database becomes an error and not a wait. */
export function connectDatabase(where: pg.PoolConfig) {
  pool = new pg.Pool({ max: 8, connectionTimeoutMillis: 2000, query_timeout: 5000, idleTimeoutMillis: 30_000, options: LIMITS, ...where });
  // Both are needed: a checked-out client emits its own error when the server dies, and an unheard one ends the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  db = drizzle({ client: pool });
  return db;
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
