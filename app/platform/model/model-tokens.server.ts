import { sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { describeError, log } from "../log/log.server";

/** Of plain text a token is about four characters; three are on the safe side. */
const CHARACTERS_A_TOKEN = 3;
const USUAL_OUTPUT = 400;

const TODAY = sql`(now() at time zone 'utc')::date`;

/** The most that a question with its answer can cost. */
export const estimateTokens = (asked: string, mostOutput = USUAL_OUTPUT) => Math.ceil(asked.length / CHARACTERS_A_TOKEN) + mostOutput;

/** Takes tokens of the day's, which all servers share; false when there are not so many left. Nobody is asked where they cannot be counted. */
export async function takeTokens(count: number): Promise<boolean> {
  const most = config().modelTokensADay;
  if (most > 0 && count > most) return false;
  const { rowCount } = await db.execute(sql`
    insert into model_days as spent (day, tokens) values (${TODAY}, ${count}::bigint)
    on conflict (day) do update set tokens = spent.tokens + excluded.tokens where ${most}::bigint = 0 or spent.tokens + excluded.tokens <= ${most}::bigint`);
  return rowCount !== 0;
}

/** Gives back what an answer has cost less than was taken for it, or takes what it has cost more. */
export async function giveBackTokens(count: number): Promise<void> {
  await db
    .execute(sql`update model_days set tokens = greatest(0, tokens - ${count}::bigint) where day = ${TODAY}`)
    .catch((error: unknown) => log("warn", "a model's tokens were not counted", describeError(error)));
}
