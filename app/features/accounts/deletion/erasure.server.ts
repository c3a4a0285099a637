import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { applicationDrafts } from "#app/db/schema/application-drafts";
import { advisorInvitations } from "#app/db/schema/applications";
import { consultations, reviews } from "#app/db/schema/booking";
import { calendarFeeds } from "#app/db/schema/calendar";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { advisorEmbeddings } from "#app/db/schema/matching";
import { messageFiles, messages, messageThreads } from "#app/db/schema/messages";
import { outbox } from "#app/db/schema/operations";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { files } from "#app/db/schema/site-content";
import { forgetCommentsOfAddress } from "#app/features/catalog/category-requests/comments.server";
import { removeFile } from "#app/platform/files/files.server";
import { forgetPages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { NOBODYS_DOMAIN } from "#app/platform/nobodys-address";
import { holdAccount } from "../sessions/hold-account.server";
import { forgetInAnswers, forgetInNewAnswers } from "./forget-in-answers.server";
import { forgetInFreeWords, forgetInNewWords } from "./forget-in-free-words.server";
import { forgetNameWithOthers, ownAdvisor } from "./forget-name-with-others.server";
import { ERASED_REASON, FORMER_NAME } from "./grace-period";
import { forgetPaidDestinations, isOwed } from "./owed-money.server";
import { PERSONAL_TABLES } from "./personal-tables.server";

/**
 * Erases everybody whose 14 days are over, and payout destinations of erased advisors who have since been paid. For the clean-up job: one
 * transaction per person, retried at the next pass. Suspended people wait until reinstated, so nobody escapes a suspension by a deletion.
 */
export async function eraseDueAccounts(at: Date) {
  const due = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(and(lte(accountDeletions.endsAt, at), isNull(users.suspendedAt)));
  for (const { userId } of due)
    await erase(userId, at).catch((error: unknown) => log("error", "erasure failed", { userId, ...describeError(error) }));
  await forgetPaidDestinations(db);
}

async function erase(userId: string, at: Date) {
  const last = await forgetInAnswers(userId);
  const words = await forgetInFreeWords(userId);
  const personal = await db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    await tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId)).for("no key update");
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user || user.suspendedAt) return [];
    const stillDue = and(eq(accountDeletions.userId, userId), lte(accountDeletions.endsAt, at));
    const [deletion] = await tx.delete(accountDeletions).where(stillDue).returning();
    if (!deletion) return [];
    const own = await tx
      .select()
      .from(files)
      .where(and(eq(files.ownerId, userId), inArray(files.bucket, ["avatars", "certificates", "messages"])));
    const theirs = await filesToldTo(tx, userId);
    await forgetInNewWords(tx, userId, words);
    const isGone = await eraseRows(tx, user, last, at);
    await forgetPages(tx);
    log("info", "account erased", { userId });
    return isGone ? [...own, ...theirs] : own;
  });
  for (const file of personal) await removeFile(file);
}

/** Returns true when nothing is left. A person who has consulted stays as an anonymous row, because the consultation belongs to the other side, too. */
async function eraseRows(
  tx: Transaction,
  { id: userId, email: address }: typeof users.$inferSelect,
  lastAnswer: number,
  at: Date,
): Promise<boolean> {
  await tx.delete(outbox).where(eq(outbox.recipient, address));
  await tx.delete(applicationDrafts).where(eq(applicationDrafts.awaitingEmail, address));
  await tx.delete(advisorInvitations).where(eq(advisorInvitations.email, address));
  await tx.delete(categoryRequestEmails).where(eq(categoryRequestEmails.email, address));
  await forgetCommentsOfAddress(tx, address);
  await forgetNameWithOthers(tx, userId);
  await forgetInNewAnswers(tx, userId, lastAnswer);
  await leaveSharedRequests(tx, userId);
  await tx.update(reviews).set({ authorName: FORMER_NAME, authorId: null }).where(eq(reviews.authorId, userId));
  for (const { table, owner } of PERSONAL_TABLES) await tx.delete(table).where(eq(owner, userId));
  if (!(await hasConsulted(tx, userId))) {
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  }
  const email = `former-${randomUUID()}@${NOBODYS_DOMAIN}`;
  const nobody = { email, passwordHash: null, emailConfirmedAt: null, suspendedAt: at, suspendedReason: ERASED_REASON };
  await tx.update(users).set(nobody).where(eq(users.id, userId));
  await tx.insert(profiles).values({ userId, email, displayName: FORMER_NAME });
  await tx.update(consultations).set({ note: "" }).where(eq(consultations.clientId, userId));
  const isOwn = isOf(tx, userId);
  // A no-show record holds what either side said about the other.
  const isTold = or(closedBy(tx, userId), and(isOwn, isNotNull(consultations.noShowOf)));
  const isWhyMoved = and(isOwn, isNull(consultations.closedBy));
  const told = tx.select({ id: consultations.id }).from(consultations).where(isTold);
  const ofClient = tx.select({ id: consultations.id }).from(consultations).where(eq(consultations.clientId, userId));
  const { consultationId, kind } = ledgerTransactions;
  // Why an admin waived what a client owed is about the client, and was told to nobody.
  const inBooks = or(and(inArray(consultationId, told), ne(kind, "refund")), and(inArray(consultationId, ofClient), eq(kind, "letGo")));
  await tx.update(ledgerTransactions).set({ reason: "" }).where(inBooks);
  await tx.update(consultations).set({ closeReason: null }).where(or(isTold, isWhyMoved));
  await tx.update(consultations).set({ absenceWords: null, absenceReply: null, absencesTakenBack: {} }).where(isOwn);
  const sent = tx.select({ id: messages.id }).from(messages).where(eq(messages.senderId, userId));
  await tx.delete(messageFiles).where(inArray(messageFiles.messageId, sent));
  await eraseAdvisor(tx, userId, at);
  return false;
}

const isOf = (tx: Transaction, userId: string) =>
  or(eq(consultations.clientId, userId), inArray(consultations.advisorId, ownAdvisor(tx, userId)));

/** A category request that others wait for, too, becomes theirs; each comment goes with whoever wrote it. */
async function leaveSharedRequests(tx: Transaction, userId: string) {
  const others = tx
    .select({ id: categoryRequestEmails.requestId })
    .from(categoryRequestEmails)
    .where(sql`${categoryRequestEmails.userId} is distinct from ${userId}`);
  const isShared = and(eq(categoryRequests.userId, userId), inArray(categoryRequests.id, others));
  await tx.update(categoryRequests).set({ userId: null }).where(isShared);
}

/** Consultations that this person closed, with the reason they gave. */
const closedBy = (tx: Transaction, userId: string) =>
  or(
    and(eq(consultations.clientId, userId), eq(consultations.closedBy, "client")),
    and(inArray(consultations.advisorId, ownAdvisor(tx, userId)), eq(consultations.closedBy, "advisor")),
  );

/** Files that others sent to this person; they are deleted with the threads when nothing is left of the person. */
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
  const found = await tx.select({ id: consultations.id }).from(consultations).where(isOf(tx, userId)).limit(1);
  return found.length > 0;
}

async function eraseAdvisor(tx: Transaction, userId: string, at: Date) {
  const [advisor] = await tx
    .update(advisors)
    .set({
      status: "suspended",
      slug: `former-${randomUUID()}`,
      firstName: "",
      lastName: "",
      displayName: FORMER_NAME,
      jobTitle: "",
      bio: "",
      avatarUrl: null,
      city: "",
      country: "",
      languages: [],
      certifications: "",
      meetingUrl: null,
      updatedAt: at,
    })
    .where(eq(advisors.userId, userId))
    .returning({ id: advisors.id });
  if (!advisor) return;
  for (const table of [advisorTopics, weeklyHours, hoursExceptions, calendarFeeds, advisorEmbeddings])
    await tx.delete(table).where(eq(table.advisorId, advisor.id));
  // The payout destination is kept for as long as the advisor is owed money.
  if (!(await isOwed(tx, advisor.id))) await tx.delete(payoutDestinations).where(eq(payoutDestinations.advisorId, advisor.id));
}
