import type { LimitKind } from "#app/platform/limits/limits";
import type { SiteUnderTest } from "./site";

/** Has what was counted once of a kind counted so often more, as if it had been done as often: that each time counts is tested with the limits. */
export async function countAgain(site: SiteUnderTest, kind: LimitKind, times: number) {
  const counted = await site.rows(
    "insert into attempts (kind, key_hash, created_at) select kind, key_hash, created_at from attempts, generate_series(1, $2) where kind = $1 returning id",
    [kind, times],
  );
  if (counted.length === 0) throw new Error(`nothing of ${kind} was counted before`);
}
