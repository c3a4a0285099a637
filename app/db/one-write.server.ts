import type pg from "pg";

type Query = (...given: unknown[]) => unknown;

/**
 * Sends the statements that are asked of a connection at the same moment as one message: each write wakes PostgreSQL, which costs both sides
 * as much as a short statement does.
 */
export function writeAtOnce(client: pg.PoolClient) {
  const query = client.query.bind(client) as Query;
  let isHeld = false;
  client.query = ((...given: unknown[]) => {
    const { stream } = client.connection;
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...given);
  }) as typeof client.query;
}
