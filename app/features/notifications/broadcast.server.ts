import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { broadcastRecipients } from "#app/db/schema/notifications";
import { isTakenOnce } from "#app/db/taken-once";

/** Few enough that neither an admin nor a job holds a transaction open for long. */
const TOLD_AT_ONCE = 50;

interface Recipient {
  userId: string;
  email: string;
}

/** A kind of news that concerns many people, and how one of them is told, in the caller's transaction: in the app, by email, or both. */
export interface Broadcast {
  kind: string;
  /**
   * For news of which only the newest counts: the detail that stays as it was first. Whoever still waits for news of the kind is then told once, of both together.
   * Without it every news is told.
   */
  keeps?: string;
  tell: (tx: Transaction, recipient: Recipient, details: Record<string, string>, at: Date) => Promise<unknown>;
}

/** Tells the first of many people, in the caller's transaction; the others are told by the job, which `finishBroadcasts` is for. */
export async function broadcast(
  tx: Transaction,
  { kind, tell, keeps }: Broadcast,
  { userIds, details = {} }: { userIds: readonly string[]; details?: Record<string, string> },
  at: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const told = keeps ? await renewWaiting(tx, { kind, keeps, details, userIds }, at) : [];
  const others = userIds.filter((userId) => !told.includes(userId));
  await tx.execute(sql`insert into ${broadcastRecipients} (user_id, kind, details, created_at)
    select unnest(${sql.param(others)}::uuid[]), ${kind}, ${JSON.stringify(details)}::jsonb, ${at.toISOString()}`);
  await tellSome(tx, { kind, tell });
}

interface Renewed {
  kind: string;
  keeps: string;
  details: Record<string, string>;
  userIds: readonly string[];
}

/** Adds newer news to what people still wait for. Returns who they are; whoever is being told at this moment is not among them. */
async function renewWaiting(tx: Transaction, { kind, keeps, details, userIds }: Renewed, at: Date): Promise<string[]> {
  const waiting = tx
    .select({ id: broadcastRecipients.id })
    .from(broadcastRecipients)
    .where(and(eq(broadcastRecipients.kind, kind), inArray(broadcastRecipients.userId, [...userIds])))
    .for("update", { skipLocked: true });
  const merged = sql`${JSON.stringify(details)}::jsonb || jsonb_strip_nulls(jsonb_build_object(${keeps}::text, ${broadcastRecipients.details} -> ${keeps}::text))`;
  const renewed = await tx
    .update(broadcastRecipients)
    .set({ details: merged, createdAt: at })
    .where(isTakenOnce(broadcastRecipients.id, waiting))
    .returning({ userId: broadcastRecipients.userId });
  return renewed.map(({ userId }) => userId);
}

/** Tells everybody who waits for news of these kinds, some at a time, each time in a transaction of its own. For the job. */
export async function finishBroadcasts(broadcasts: readonly Broadcast[]): Promise<void> {
  for (const each of broadcasts) while (await db.transaction((tx) => tellSome(tx, each)));
}

/** Returns whether anybody was told. Whoever was suspended meanwhile is not. */
async function tellSome(tx: Transaction, { kind, tell }: Broadcast): Promise<boolean> {
  const next = tx
    .select({ id: broadcastRecipients.id })
    .from(broadcastRecipients)
    .where(eq(broadcastRecipients.kind, kind))
    .orderBy(asc(broadcastRecipients.createdAt))
    .limit(TOLD_AT_ONCE)
    .for("update", { skipLocked: true });
  const taken = await tx.delete(broadcastRecipients).where(isTakenOnce(broadcastRecipients.id, next)).returning();
  const ids = taken.map(({ userId }) => userId);
  const people = await tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.suspendedAt)));
  const byId = new Map(people.map((person) => [person.userId, person]));
  for (const { userId, details, createdAt } of taken) {
    const recipient = byId.get(userId);
    if (recipient) await tell(tx, recipient, details, createdAt);
  }
  return taken.length > 0;
}
