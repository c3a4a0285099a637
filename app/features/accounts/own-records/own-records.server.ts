import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { advisorInvitations } from "#app/db/schema/applications";
import { conversationMessages, conversations } from "#app/db/schema/assistant";
import { consultations, reviews } from "#app/db/schema/booking";
import { messages } from "#app/db/schema/messages";
import { files } from "#app/db/schema/site-content";
import { nameFor } from "#app/features/blocks/name-when-blocked.server";
import { rowForOwner } from "#app/features/exported/exported-columns.server";
import { readFile } from "#app/platform/files/files.server";
import { PERSONAL_TABLES } from "../deletion/personal-tables.server";
import { ADVISOR_TABLES } from "./advisor-tables.server";
import { ownLedger } from "./own-ledger.server";
import { exactly, inPages, isAfter, ownRows } from "./rows-in-pages.server";
import { type Part, Rows, writeFileRow, writeRecords, writeRow } from "./written-records";

type Row = Record<string, unknown>;

/**
 * Yields everything the site stores about one person, as the text of one JSON object: their rows, their side of consultations, reviews and
 * messages, and their files in base64. Of other people only the names shown beside them; of each table the
 * columns that `features/exported` names. It is streamed at the
 * reader's pace: memory holds a few rows and one piece of a file, whatever the size.
 */
export const writeOwnRecords = (userId: string, at: Date): AsyncGenerator<string> => writeRecords(partsOf(userId, at));

async function* partsOf(userId: string, at: Date): AsyncGenerator<Part> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  yield ["exportedAt", at];
  if (user) yield ["account", rowForOwner(users, user)];
  for (const { table, owner, exportedAs } of PERSONAL_TABLES) {
    if (exportedAs) yield [exportedAs, written(table, ownRows(table, owner, userId))];
  }
  yield ["invitations", user ? await ofAddress(user.email) : []];
  yield ["conversationMessages", written(conversationMessages, ofConversations(userId))];
  const [advisor] = await db.select().from(advisors).where(eq(advisors.userId, userId));
  if (advisor) {
    yield ["advisor", rowForOwner(advisors, advisor)];
    for (const { table, owner, exportedAs } of ADVISOR_TABLES) yield [exportedAs, written(table, ownRows(table, owner, advisor.id))];
    yield ["consultationsAsAdvisor", writtenRows(asAdvisor(userId, advisor.id))];
  }
  yield ["consultationsAsClient", writtenRows(asClient(userId))];
  yield ["ledger", writtenRows(ownLedger(userId))];
  yield ["reviews", written(reviews, ownRows(reviews, reviews.authorId, userId))];
  yield ["messages", written(messages, ofMessages(userId))];
  yield ["files", new Rows(ownFiles(userId))];
}

/** The rows of a table, with the columns that their owner takes along. */
function written(table: PgTable, rows: AsyncIterable<Row>): Rows {
  async function* taken() {
    for await (const row of rows) yield rowForOwner(table, row);
  }
  return writtenRows(taken());
}

function writtenRows(rows: AsyncIterable<Row>): Rows {
  async function* texts() {
    for await (const row of rows) yield writeRow(row);
  }
  return new Rows(texts());
}

const ofAddress = async (email: string) => {
  const rows = await db.select().from(advisorInvitations).where(eq(advisorInvitations.email, email));
  return rows.map((row) => rowForOwner(advisorInvitations, row));
};

function ofConversations(userId: string) {
  const mine = db.select({ id: conversations.id }).from(conversations).where(eq(conversations.userId, userId));
  const { conversationId, number } = conversationMessages;
  return inPages<typeof conversationMessages.$inferSelect>((last, most) =>
    db
      .select()
      .from(conversationMessages)
      .where(and(inArray(conversationId, mine), last && gt(number, last.number)))
      .orderBy(asc(number))
      .limit(most),
  );
}

async function* ofMessages(userId: string) {
  const { id, sentAt, senderId } = messages;
  const rows = inPages<{ id: string; moment: string; message: typeof messages.$inferSelect }>((last, most) =>
    db
      .select({ id, moment: exactly(sentAt), message: messages })
      .from(messages)
      .where(and(eq(senderId, userId), isAfter(sentAt, id, last)))
      .orderBy(asc(sentAt), asc(id))
      .limit(most),
  );
  for await (const { message } of rows) yield message;
}

type Consultation = typeof consultations.$inferSelect;

async function* asAdvisor(userId: string, advisorId: string) {
  const rows = inPages<{ consultation: Consultation; clientName: string | null }>((last, most) =>
    db
      .select({ consultation: consultations, clientName: nameFor(userId, consultations.clientId, profiles.displayName) })
      .from(consultations)
      .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
      .where(and(eq(consultations.advisorId, advisorId), last && gt(consultations.id, last.consultation.id)))
      .orderBy(asc(consultations.id))
      .limit(most),
  );
  for await (const { consultation, clientName } of rows) {
    const { clientId: _, ...kept } = rowForOwner(consultations, consultation);
    yield { ...kept, clientName };
  }
}

async function* asClient(userId: string) {
  const rows = inPages<{ consultation: Consultation; advisorName: string }>((last, most) =>
    db
      .select({ consultation: consultations, advisorName: nameFor(userId, advisors.userId, advisors.displayName) })
      .from(consultations)
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .where(and(eq(consultations.clientId, userId), last && gt(consultations.id, last.consultation.id)))
      .orderBy(asc(consultations.id))
      .limit(most),
  );
  for await (const { consultation, advisorName } of rows) yield { ...rowForOwner(consultations, consultation), advisorName };
}

const WITH_CONTENT = ["avatars", "certificates", "messages"];

async function* ownFiles(userId: string) {
  const rows = inPages<typeof files.$inferSelect>((last, most) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.ownerId, userId), inArray(files.bucket, WITH_CONTENT), last && gt(files.id, last.id)))
      .orderBy(asc(files.id))
      .limit(most),
  );
  for await (const file of rows) yield writeFileRow(rowForOwner(files, file), await readFile(file));
}
