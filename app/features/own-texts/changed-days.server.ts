import { and, desc, eq, inArray, isNotNull, like, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { POLICY_PREFIX } from "./policy-texts";
import { REPLACED, TAKEN_BACK, TEXTS_SUBJECT } from "./words-in-force.server";

/** Returns the days of the last changes, by language and policy. */
export async function readChangedDays(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const rows = await connection
    .select({
      language: ownTexts.language,
      policy: sql<string>`split_part(${ownTexts.name}, '.', 2)`,
      day: sql<string>`to_char(max(${ownTexts.publishedAt}) at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(ownTexts)
    .where(and(isNotNull(ownTexts.publishedAt), like(ownTexts.name, `${POLICY_PREFIX}%`)))
    .groupBy(sql`1`, sql`2`);
  const days = rows.map(({ language, policy, day }): [string, string] => [`${language} ${policy}`, day]);
  return new Map([...days, ...(await daysOfWords(connection))].toSorted(([, one], [, other]) => one.localeCompare(other)));
}

/** Returns the days on which words were last replaced in policies, or that undone, by language and policy. */
async function daysOfWords(connection: Connection): Promise<[string, string][]> {
  const rows = await connection
    .select({
      language: sql<string>`${auditLog.details}->>'language'`,
      day: sql<string>`to_char(${auditLog.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      names: sql<string[]>`jsonb_path_query_array(${auditLog.details}, '$.replaced.changes[*] ? (@.follows == true).name')`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subject, TEXTS_SUBJECT), inArray(auditLog.action, [REPLACED, TAKEN_BACK])))
    .orderBy(desc(auditLog.createdAt));
  const days = rows.flatMap(({ language, day, names }) =>
    [...new Set(names.filter((name) => name.startsWith(POLICY_PREFIX)).map((name) => name.slice(POLICY_PREFIX.length).split(".")[0]))].map(
      (policy) => [`${language} ${policy}`, day] as const,
    ),
  );
  return days.toReversed().map(([key, day]) => [key, day]);
}
