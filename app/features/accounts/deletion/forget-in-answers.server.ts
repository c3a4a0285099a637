import { eq, or, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { conversationMessages } from "#app/db/schema/assistant";
import { withoutAdvisor } from "./answers-without-advisor";

/** Removes an advisor from what the assistant answered others: entries about them go, and elsewhere their name is replaced. Before the advisor's row is erased. */
export async function forgetInAnswers(tx: Transaction, userId: string) {
  const [advisor] = await tx.select().from(advisors).where(eq(advisors.userId, userId));
  if (!advisor) return;
  const { content, result, number } = conversationMessages;
  const told = await tx
    .select({ number, role: conversationMessages.role, content, result })
    .from(conversationMessages)
    .where(or(sql`position(${`"${advisor.slug}"`} in ${result}::text) > 0`, isNamed(advisor.displayName)));
  for (const message of told) {
    const without = withoutAdvisor(message, advisor);
    await tx.update(conversationMessages).set(without).where(eq(number, message.number));
  }
}

const isNamed = (name: string) =>
  sql`position(nullif(${name}, '') in concat_ws(' ', ${conversationMessages.content}, ${conversationMessages.result}::text)) > 0`;
