import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { conversationMessages, conversations } from "#app/db/schema/assistant";
import { DAY_MS } from "#app/platform/durations";
import { newestWithin } from "#app/platform/newest-within";
import { CONVERSATION_DAYS } from "../limits";
import { answersInText } from "../pages/answers-in-text";
import { type GuidedAnswers, readAnswers } from "../pages/guided-prompts";
import { mattersBegun } from "../understand/matter-begun";
import { type ConversationView, type MessageResult, type Room, resultSchema, type ShownMessage } from "./conversation";
import type { Speaker } from "./speaker.server";
import type { Stage } from "./stages";

/** Limits of one page of messages: a character may take up to ten bytes, once in the HTML and once in the page's data. */
const ROOM_OF_PAGE = { most: 20, characters: 16_000 };
/** Messages that an answer takes into account. */
const MAX_KNOWN = 100;
const MAX_KEPT = 200;

/** A conversation as the server functions use it. */
export interface Conversation {
  stage: Stage;
  answers: GuidedAnswers;
  messages: (ShownMessage & Pick<MessageResult, "need" | "said">)[];
}

export interface NewMessage {
  role: "user" | "assistant";
  content: string;
  result?: MessageResult;
}

/** What the person wrote lately, oldest first. */
const ownWords = (newest: readonly { said?: string; content: string }[]) =>
  newest
    .filter(({ said }) => said === "message")
    .map(({ content }) => content)
    .toReversed()
    .join("\n");

/**
 * Returns one page of the speaker's own conversation: its newest messages, or those before a given message. Returns an empty conversation
 * that begins now if there is none.
 */
export async function readConversation(speaker: Speaker, room: Room, now: Date, before: number | null = null): Promise<ConversationView> {
  const row = await findRow(db, speaker, room);
  const newest = row ? await newestMessages(db, row.id, ROOM_OF_PAGE.most + 1, before) : [];
  const shown = newestWithin(newest, ROOM_OF_PAGE, ({ content }) => content.length);
  const begun = mattersBegun(newest.toReversed());
  const messages = shown.toReversed().map(({ need: _, said: __, ...message }) => ({ ...message, since: begun.get(message.number) }));
  const need = row && (await newestNeed(row.id));
  return {
    room,
    stage: row?.stage ?? "welcome",
    answers: { ...(need && answersInText(need, ownWords(newest))), ...(row && readAnswers(row.answers)) },
    messages,
    hasEarlier: shown.length < newest.length,
    hasLater: row !== null && before !== null,
    faces: await facesOf(messages),
    startedAt: (row?.createdAt ?? now).toISOString(),
    isSignedIn: speaker.userId !== null,
    pace: config().pace,
  };
}

async function newestNeed(conversationId: string) {
  const [message] = await db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), sql`${conversationMessages.result} ? 'need'`))
    .orderBy(desc(conversationMessages.number))
    .limit(1);
  return message && shownMessage(message).need;
}

/** Returns the photos of advisors named in answers; messages store text alone. */
async function facesOf(messages: readonly ShownMessage[]): Promise<Record<string, string>> {
  const named = messages.flatMap(({ advisors: found = [], advisorRecommendations = [] }) => [
    ...found.map(({ slug }) => slug),
    ...advisorRecommendations.map(({ advisor }) => advisor.slug),
  ]);
  if (named.length === 0) return {};
  const rows = await db
    .select({ slug: advisors.slug, avatarUrl: advisors.avatarUrl })
    .from(advisors)
    .where(and(inArray(advisors.slug, named), eq(advisors.status, "approved")));
  return Object.fromEntries(rows.flatMap(({ slug, avatarUrl }) => (avatarUrl ? [[slug, avatarUrl]] : [])));
}

/** Returns the speaker's own conversation in a room with its newest hundred messages, or null. */
export async function findConversation(connection: Connection, speaker: Speaker, room: Room): Promise<Conversation | null> {
  const row = await findRow(connection, speaker, room);
  if (!row) return null;
  const newest = await newestMessages(connection, row.id, MAX_KNOWN);
  return { stage: row.stage, answers: readAnswers(row.answers), messages: newest.reverse() };
}

async function findRow(connection: Connection, speaker: Speaker, room: Room) {
  const mine = ownedBy(speaker);
  if (!mine) return null;
  const [row] = await connection
    .select()
    .from(conversations)
    .where(and(mine, eq(conversations.room, room)));
  return row ?? null;
}

async function newestMessages(connection: Connection, conversationId: string, most: number, before: number | null = null) {
  const { number } = conversationMessages;
  const rows = await connection
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), before === null ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(most);
  return rows.map(shownMessage);
}

/** Appends messages and the new stage to a conversation; returns the number of the last message. The speaker must come from `ownerOf`. */
export async function addToConversation(
  speaker: Speaker,
  room: Room,
  standing: { stage: Stage; answers: GuidedAnswers },
  messages: readonly NewMessage[],
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const row = oneRow(
      await tx
        .insert(conversations)
        .values({ userId: speaker.userId, tokenHash: speaker.tokenHash, room, ...standing, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [speaker.userId === null ? conversations.tokenHash : conversations.userId, conversations.room],
          set: { ...standing, updatedAt: now },
        })
        .returning({ id: conversations.id }),
    );
    const conversationId = row.id;
    const written = await tx
      .insert(conversationMessages)
      .values(messages.map((message) => ({ ...message, conversationId, createdAt: now })))
      .returning({ number: conversationMessages.number });
    await tx.execute(sql`delete from ${conversationMessages} where ${conversationMessages.number} in (
      select ${conversationMessages.number} from ${conversationMessages} where ${conversationMessages.conversationId} = ${conversationId}
      order by ${conversationMessages.number} desc offset ${MAX_KEPT})`);
    return Math.max(...written.map(({ number }) => number));
  });
}

/** Replaces the text of an answer in the speaker's own conversation. Does nothing if it was deleted meanwhile. */
export async function rewordMessage(
  speaker: Speaker,
  room: Room,
  number: number,
  { content, result }: { content: string; result: MessageResult },
) {
  const mine = ownedBy(speaker);
  if (!mine) return;
  const own = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(mine, eq(conversations.room, room)));
  await db
    .update(conversationMessages)
    .set({ content, result })
    .where(and(eq(conversationMessages.number, number), inArray(conversationMessages.conversationId, own)));
}

/** Deletes the speaker's own conversation in a room with all its messages. */
export async function deleteConversation(speaker: Speaker, room: Room) {
  const mine = ownedBy(speaker);
  if (mine) await db.delete(conversations).where(and(mine, eq(conversations.room, room)));
}

/** Deletes a browser's conversations in every room from before sign-in, so that after a sign-out the next user of the browser sees none. */
export async function deleteTalkOf({ tokenHash }: Speaker) {
  if (tokenHash !== null) await db.delete(conversations).where(eq(conversations.tokenHash, tokenHash));
}

/** Deletes conversations without a message for 30 days. For the clean-up job. */
export async function deleteOldConversations(now: Date) {
  await db.delete(conversations).where(lt(conversations.updatedAt, new Date(now.getTime() - CONVERSATION_DAYS * DAY_MS)));
}

function ownedBy({ userId, tokenHash }: Speaker) {
  if (userId !== null) return eq(conversations.userId, userId);
  return tokenHash === null ? null : eq(conversations.tokenHash, tokenHash);
}

function shownMessage({ number, role, content, result, createdAt }: typeof conversationMessages.$inferSelect) {
  const found = resultSchema.safeParse(result ?? {});
  return { number, role, content, timestamp: createdAt.toISOString(), ...(found.success ? found.data : {}) };
}
