import type pg from "pg";

type Query = (...given: unknown[]) => unknown;

const names = new Set<string>();

/** From now on the statement of this name is asked by the one plan that PostgreSQL made for it, whatever its values are. */
export const keepPlanOf = (name: string) => void names.add(name);

const isKept = (statement: unknown) => names.has((statement as { name?: string } | undefined)?.name ?? "");

/**
 * Has a connection ask the statements of `keepPlanOf` by their kept plans: by itself PostgreSQL plans anew for the values at hand wherever it takes that for
 * cheaper, and of the longest statement planning took thirteen times as long as running it. Every other is left to PostgreSQL, and so is all of a
 * transaction: what is set there would be undone with it.
 */
export function useKeptPlans(client: pg.PoolClient) {
  const query = client.query.bind(client) as Query;
  let mode = "auto";
  const asked: Query = (...given) => {
    const isOutside = client.getTransactionStatus() !== "T" && client.getTransactionStatus() !== "E";
    const wanted = isOutside && isKept(given[0]) ? "force_generic_plan" : "auto";
    if (wanted !== mode) {
      mode = wanted;
      // Where it fails the connection is lost, and what is asked after it says so.
      (query(`set plan_cache_mode = ${wanted}`) as Promise<unknown>).catch(() => undefined);
    }
    return query(...given);
  };
  client.query = asked as typeof client.query;
}
