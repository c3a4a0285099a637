import { asc, eq, inArray, or } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { advisorInvitations } from "#app/db/schema/applications";
import { conversationMessages, conversations } from "#app/db/schema/assistant";
import { consultations, reviews } from "#app/db/schema/booking";
import { calendarFeeds } from "#app/db/schema/calendar";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { messages } from "#app/db/schema/messages";
import { files } from "#app/db/schema/site-content";
import { type KeptFile, readFile } from "#app/platform/files/files.server";
import { PERSONAL_TABLES } from "./personal-tables.server";

type Row = Record<string, unknown>;

/**
 * Everything the site keeps of one person, as plain records: their own rows, their side of consultations, reviews and messages, and their files
 * in base 64. Of others only the name that stood beside it; hashes and secrets never.
 */
export async function exportOwnData(userId: string, at: Date) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const own: Record<string, Row[]> = {};
  for (const { table, owner, exportedAs } of PERSONAL_TABLES) {
    if (exportedAs) own[exportedAs] = (await db.select().from(table).where(eq(owner, userId))).map(withoutSecrets);
  }
  return {
    exportedAt: at,
    account: user && withoutSecrets(user),
    ...own,
    invitations: user ? await ofAddress(user.email) : [],
    conversationMessages: await ofConversations(userId),
    ...(await ofAdvisor(userId)),
    consultationsAsClient: await asClient(userId),
    ledger: await ownLedger(userId),
    reviews: (await db.select().from(reviews).where(eq(reviews.authorId, userId))).map(withoutSecrets),
    messages: (await db.select().from(messages).where(eq(messages.senderId, userId)).orderBy(asc(messages.sentAt))).map(withoutSecrets),
    files: await ownFiles(userId),
  };
}

const SECRETS = new Set(["passwordHash", "idempotencyKey", "requestKey"]);

/** Hashes and sealed secrets are bytes, and leave with the few named above. */
const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => !SECRETS.has(name) && !Buffer.isBuffer(value)));

/** Who invited is another person. */
const ofAddress = (email: string) =>
  db
    .select({ invitedAs: advisorInvitations.invitedAs, expiresAt: advisorInvitations.expiresAt, createdAt: advisorInvitations.createdAt })
    .from(advisorInvitations)
    .where(eq(advisorInvitations.email, email));

async function ofConversations(userId: string) {
  const mine = db.select({ id: conversations.id }).from(conversations).where(eq(conversations.userId, userId));
  return db.select().from(conversationMessages).where(inArray(conversationMessages.conversationId, mine));
}

async function ofAdvisor(userId: string) {
  const [advisor] = await db.select().from(advisors).where(eq(advisors.userId, userId));
  if (!advisor) return {};
  const [topics, hours, exceptions, feeds, asked] = await Promise.all([
    db.select().from(advisorTopics).where(eq(advisorTopics.advisorId, advisor.id)),
    db.select().from(weeklyHours).where(eq(weeklyHours.advisorId, advisor.id)),
    db.select().from(hoursExceptions).where(eq(hoursExceptions.advisorId, advisor.id)),
    db.select().from(calendarFeeds).where(eq(calendarFeeds.advisorId, advisor.id)),
    db
      .select({ consultation: consultations, clientName: profiles.displayName })
      .from(consultations)
      .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
      .where(eq(consultations.advisorId, advisor.id)),
  ]);
  const consultationsAsAdvisor = asked.map(({ consultation: { clientId: _, ...consultation }, clientName }) => ({
    ...withoutSecrets(consultation),
    clientName,
  }));
  return {
    advisor: advisor,
    advisorTopics: topics,
    weeklyHours: hours,
    hoursExceptions: exceptions,
    calendarFeeds: feeds.map(withoutSecrets),
    consultationsAsAdvisor,
  };
}

async function asClient(userId: string) {
  const rows = await db
    .select({ consultation: consultations, advisorName: advisors.displayName })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(eq(consultations.clientId, userId));
  return rows.map(({ consultation, advisorName }) => ({ ...withoutSecrets(consultation), advisorName }));
}

/** What was booked to one's name, as a client and as an advisor: minor units, with a minus for what went away. */
async function ownLedger(userId: string) {
  const asAdvisor = db.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId));
  return db
    .select({
      at: ledgerTransactions.createdAt,
      kind: ledgerTransactions.kind,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      currency: ledgerTransactions.currency,
      consultationId: ledgerTransactions.consultationId,
      statementNumber: payoutStatements.number,
      reference: payoutStatements.reference,
      reason: ledgerTransactions.reason,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(payoutStatements, eq(payoutStatements.id, ledgerTransactions.statementId))
    .where(or(eq(ledgerEntries.ownerId, userId), inArray(ledgerEntries.ownerId, asAdvisor)))
    .orderBy(asc(ledgerTransactions.createdAt), asc(ledgerEntries.id));
}

async function ownFiles(userId: string) {
  const kept = await db.select().from(files).where(eq(files.ownerId, userId));
  const personal = kept.filter(({ bucket }) => ["avatars", "certificates", "messages"].includes(bucket));
  return Promise.all(personal.map(async (file) => ({ ...withoutSecrets(file), content: await contentOf(file) })));
}

async function contentOf(file: KeptFile) {
  const content = await readFile(file);
  return content && Buffer.from(await new Response(content).arrayBuffer()).toString("base64");
}
