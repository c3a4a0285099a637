import { sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { describeError, log } from "../log/log.server";

/** A token of plain text is about four characters; three is a safe estimate. */
const CHARACTERS_A_TOKEN = 3;
const USUAL_OUTPUT = 400;

const TODAY = sql`(now() at time zone 'utc')::date`;

/** The maximum number of tokens of a prompt and its answer. */
export const estimateTokens = (asked: string, maxOutput = USUAL_OUTPUT) => Math.ceil(asked.length / CHARACTERS_A_TOKEN) + maxOutput;

/** Reserves tokens of the daily budget, which all servers share; false when too few are left. Throws when they cannot be counted. */
export async function reserveTokens(count: number): Promise<boolean> {
  const most = config().modelTokensADay;
  if (most > 0 && count > most) return false;
  const { rowCount } = await db.execute(sql`
    insert into model_days as spent (day, tokens) values (${TODAY}, ${count}::bigint)
    on conflict (day) do update set tokens = spent.tokens + excluded.tokens where ${most}::bigint = 0 or spent.tokens + excluded.tokens <= ${most}::bigint`);
  return rowCount !== 0;
}

/** Returns tokens that were reserved but not used, or takes those used beyond the reservation. */
export async function releaseTokens(count: number): Promise<void> {
  await db
    .execute(sql`update model_days set tokens = greatest(0, tokens - ${count}::bigint) where day = ${TODAY}`)
    .catch((error: unknown) => log("warn", "a model's tokens were not counted", describeError(error)));
}
