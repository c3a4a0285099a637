import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { FORMER_NAME } from "./grace-period";

/** Where a notification leads that led to the page of an erased advisor, whose address has their name. */
const NOTIFICATIONS_PAGE = "/notifications";

/** Removes the person's name from emails and notifications to others: those that say whom they name, and those of their consultations and threads. */
export async function forgetNameWithOthers(tx: Transaction, userId: string) {
  const consulted = await tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(or(eq(consultations.clientId, userId), inArray(consultations.advisorId, ownAdvisor(tx, userId))));
  const written = await tx
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(or(eq(messageThreads.clientId, userId), eq(messageThreads.advisorUserId, userId)));
  const inThreads = inArray(
    messageThreadSides.threadId,
    written.map(({ id }) => id),
  );
  await tx.update(messageThreadSides).set({ blockedName: null, blockedLinks: null }).where(inThreads);
  // One look at each mail, however many consultations the person had.
  const about = sql`substring(${outbox.dedupeKey} from '^(?:consultation-|payment_marked:|payment_update:|messages-)([0-9a-f-]{36})-')`;
  const isOfKey = sql`${about} = any(${sql.param([...consulted, ...written].map(({ id }) => id))}::text[])`;
  await tx.delete(outbox).where(or(isNamed(outbox.named, userId), and(isNull(outbox.named), isOfKey)));
  const subjects = [...consulted.flatMap(({ id }) => [id, `leaving:${id}`]), ...written.map(({ id }) => `thread:${id}`)];
  const isOfSubject = sql`${notifications.subject} = any(${sql.param(subjects)}::text[])`;
  const { details, link, named } = notifications;
  await tx
    .update(notifications)
    .set({
      details: sql`case when ${details} ? 'name' then jsonb_set(${details}, '{name}', to_jsonb(${FORMER_NAME}::text)) else ${details} end`,
      link: sql`case when ${link} ^@ '/advisors/' then ${NOTIFICATIONS_PAGE} else ${link} end`,
      named: sql`array_remove(${named}, ${userId}::uuid)`,
    })
    .where(or(isNamed(named, userId), and(isNull(named), isOfSubject)));
}

const isNamed = (named: typeof outbox.named | typeof notifications.named, userId: string): SQL => sql`${userId}::uuid = any(${named})`;

/** The advisor that a person is, if they are one, for a query. */
export const ownAdvisor = (tx: Transaction, userId: string) =>
  tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId));
