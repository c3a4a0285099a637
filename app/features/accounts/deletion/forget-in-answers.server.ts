import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { conversationMessages } from "#app/db/schema/assistant";
import { withoutAdvisor } from "./answers-without-advisor";
import { sharedNames } from "./identifiers.server";

/** Messages that are looked through in one transaction: their texts are a few megabytes. */
const LOOKED_THROUGH_AT_ONCE = 1000;

type Advisor = typeof advisors.$inferSelect;

/** Up to which message an advisor is forgotten already, should a pass be cut; on another server it begins again. */
const forgottenUntil = new Map<string, number>();

/**
 * Removes an advisor from what the assistant answered others, a thousand messages at a time, each in a transaction of its own: entries about them go, and elsewhere
 * their name is replaced. Before the transaction that erases them, whose names are known until then. Returns the number of the last message.
 */
export async function forgetInAnswers(userId: string): Promise<number> {
  const [advisor] = await db.select().from(advisors).where(eq(advisors.userId, userId));
  let last = forgottenUntil.get(userId) ?? 0;
  for (let next: number | undefined = advisor && last; advisor && next !== undefined; ) {
    last = next;
    forgottenUntil.set(userId, last);
    next = await db.transaction((tx) => forgetAfter(tx, advisor, last));
  }
  forgottenUntil.delete(userId);
  return last;
}

/** The same for what was answered since, in the transaction that erases them. */
export async function forgetInNewAnswers(tx: Transaction, userId: string, last: number) {
  const [advisor] = await tx.select().from(advisors).where(eq(advisors.userId, userId));
  if (advisor) await forgetAfter(tx, advisor, last);
}

/** Forgets an advisor in the messages after one; returns the last of them, if there was any. */
async function forgetAfter(tx: Transaction, advisor: Advisor, after: number): Promise<number | undefined> {
  const { content, result, number } = conversationMessages;
  const next = tx.select({ number }).from(conversationMessages).where(gt(number, after)).orderBy(asc(number)).limit(LOOKED_THROUGH_AT_ONCE);
  const numbers = (await next).map((message) => message.number);
  // Each of its words, whatever stands between them: the replacing looks whether it is the name.
  const words = advisor.displayName.split(/\s+/).filter(Boolean);
  const isNamed = words.map((word) => sql`position(lower(${word}) in lower(concat_ws(' ', ${content}, ${result}::text))) > 0`);
  const named = or(sql`position(${`"${advisor.slug}"`} in ${result}::text) > 0`, words.length > 0 ? and(...isNamed) : undefined);
  const told = await tx
    .select({ number, content, result })
    .from(conversationMessages)
    .where(and(inArray(number, numbers), named));
  const isShared = (await sharedNames(tx, advisor.userId, [advisor.displayName])).size > 0;
  for (const message of told) {
    const without = withoutAdvisor(message, advisor, isShared);
    await tx.update(conversationMessages).set(without).where(eq(number, message.number));
  }
  return numbers.at(-1);
}
