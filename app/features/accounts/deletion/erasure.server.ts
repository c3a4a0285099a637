import { and, eq, inArray, lte, ne, or } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { consultations, reviews } from "#app/db/schema/booking";
import { calendarFeeds } from "#app/db/schema/calendar";
import { messageFiles, messages, messageThreads } from "#app/db/schema/messages";
import { outbox } from "#app/db/schema/operations";
import { files } from "#app/db/schema/site-content";
import { removeFile } from "#app/platform/files/files.server";
import { describeError, log } from "#app/platform/log/log.server";
import { FORMER_NAME } from "./grace-period";
import { PERSONAL_TABLES } from "./personal-tables.server";

/** Erases everybody whose 14 days are over. For the clean-up job; each person in a transaction of their own, and again at the next pass after a failure. */
export async function eraseDueAccounts(at: Date) {
  const due = await db.select({ userId: accountDeletions.userId }).from(accountDeletions).where(lte(accountDeletions.endsAt, at));
  for (const { userId } of due)
    await erase(userId, at).catch((error: unknown) => log("error", "erasure failed", { userId, ...describeError(error) }));
}

async function erase(userId: string, at: Date) {
  const personal = await db.transaction(async (tx) => {
    const stillDue = and(eq(accountDeletions.userId, userId), lte(accountDeletions.endsAt, at));
    const [deletion] = await tx.delete(accountDeletions).where(stillDue).returning();
    if (!deletion) return [];
    const own = await tx
      .select()
      .from(files)
      .where(and(eq(files.ownerId, userId), inArray(files.bucket, ["avatars", "certificates", "messages"])));
    const theirs = await filesToldTo(tx, userId);
    const isGone = await eraseRows(tx, userId, at);
    log("info", "account erased", { userId });
    return isGone ? [...own, ...theirs] : own;
  });
  for (const file of personal) await removeFile(file);
}

/** Whoever has consulted leaves a person without a name behind, because the consultation is the other side's, too; anybody else leaves nothing (true). */
async function eraseRows(tx: Transaction, userId: string, at: Date): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) return false;
  await tx.delete(outbox).where(eq(outbox.recipient, user.email));
  await tx.update(reviews).set({ authorName: FORMER_NAME, authorId: null }).where(eq(reviews.authorId, userId));
  for (const { table, owner } of PERSONAL_TABLES) await tx.delete(table).where(eq(owner, userId));
  if (!(await hasConsulted(tx, userId))) {
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  }
  const email = `former-${userId}@deleted.invalid`;
  const nobody = { email, passwordHash: null, emailConfirmedAt: null, suspendedAt: at, suspendedReason: "deleted" };
  await tx.update(users).set(nobody).where(eq(users.id, userId));
  await tx.insert(profiles).values({ userId, email, displayName: FORMER_NAME });
  await tx.update(consultations).set({ note: "" }).where(eq(consultations.clientId, userId));
  const sent = tx.select({ id: messages.id }).from(messages).where(eq(messages.senderId, userId));
  await tx.delete(messageFiles).where(inArray(messageFiles.messageId, sent));
  await eraseAdvisor(tx, userId, at);
  return false;
}

/** What others sent to somebody: it goes with the threads, when nothing is left of the person. */
async function filesToldTo(tx: Transaction, userId: string) {
  const rows = await tx
    .select({ file: files })
    .from(files)
    .innerJoin(messageFiles, and(eq(files.bucket, "messages"), eq(files.path, messageFiles.filePath)))
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(and(ne(messages.senderId, userId), or(eq(messageThreads.clientId, userId), eq(messageThreads.advisorUserId, userId))));
  return rows.map(({ file }) => file);
}

async function hasConsulted(tx: Transaction, userId: string) {
  const own = tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId));
  const found = await tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(or(eq(consultations.clientId, userId), inArray(consultations.advisorId, own)))
    .limit(1);
  return found.length > 0;
}

async function eraseAdvisor(tx: Transaction, userId: string, at: Date) {
  const [advisor] = await tx
    .update(advisors)
    .set({
      status: "suspended",
      slug: `former-${userId}`,
      firstName: "",
      lastName: "",
      displayName: FORMER_NAME,
      jobTitle: "",
      bio: "",
      avatarUrl: null,
      city: "",
      country: "",
      certifications: "",
      meetingUrl: null,
      updatedAt: at,
    })
    .where(eq(advisors.userId, userId))
    .returning({ id: advisors.id });
  if (!advisor) return;
  for (const table of [advisorTopics, weeklyHours, hoursExceptions, calendarFeeds])
    await tx.delete(table).where(eq(table.advisorId, advisor.id));
}
