import { openDirectConnections, withConnections } from "./client.server";

/** In place of the limits on what a page asks. */
const NO_LIMITS = { options: "-c statement_timeout=0 -c timezone=UTC", query_timeout: 0, connectionTimeoutMillis: 0 };

/**
 * Runs work that no request waits for, such as what the site does once at its start, over a connection of its own: its statements take as long as they
 * need, and a database that falls silent for a moment, as on a busy machine, ends none of them.
 */
export async function unhurried<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = openDirectConnections(1, NO_LIMITS);
  return withConnections(own.pool, work).finally(() => own.pool.end());
}
