import { and, eq, gt, isNull, lte, ne, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { messages, messageThreadSides, messageThreads } from "#app/db/schema/messages";
import type { NotificationKind } from "#app/features/notifications/kinds";
import type { Translator } from "#app/languages/all-texts.server";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { MINUTE_MS } from "#app/platform/durations";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { HOURS_BETWEEN_MAILS, UNREAD_MINUTES } from "../limits";
import { otherIdFor, otherSideFor } from "../thread/other-side.server";

const MAX_PER_PASS = 100;

/** The notification kind that mutes this email in the preferences. */
const MUTED_AS: NotificationKind = "message";

/**
 * Emails people about messages unread for five minutes: one email per thread for everything new, and no further one until it was read or a
 * day has passed. It names the sender and quotes nothing. Returns how many were queued; safe to repeat and to run on several servers.
 */
export async function sendUnreadEmails(now: Date): Promise<number> {
  const due = await findDue(now);
  let told = 0;
  for (const side of due) if (await tellOne(side, now)) told += 1;
  return told;
}

type DueSide = Awaited<ReturnType<typeof findDue>>[number];

/** Returns sides with an unread message that is old enough and not mailed about yet. */
function findDue(now: Date) {
  const { threadId, userId, readNumber, mailedNumber, mailedAt, unreadCount } = messageThreadSides;
  const isOldEnough = lte(messages.sentAt, new Date(now.getTime() - UNREAD_MINUTES * MINUTE_MS));
  const isNew = gt(messages.number, sql`greatest(${readNumber}, ${mailedNumber})`);
  const waiting = and(eq(messages.threadId, threadId), ne(messages.senderId, userId), isNew, isOldEnough);
  const lastMailBefore = new Date(now.getTime() - HOURS_BETWEEN_MAILS * 60 * MINUTE_MS).toISOString();
  const isFollowed = sql`(${mailedNumber} <= ${readNumber} or ${mailedAt} is null or ${mailedAt} <= ${lastMailBefore})`;
  const isMuted = sql`exists (select from ${preferences} where ${preferences.userId} = ${userId} and ${MUTED_AS} = any(${preferences.mutedMails}))`;
  return db
    .select({ threadId, userId, mailedNumber })
    .from(messageThreadSides)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        gt(unreadCount, 0),
        sql`exists (select from ${messages} where ${waiting})`,
        isFollowed,
        sql`not ${isMuted}`,
        sql`${users.suspendedAt} is null`,
        isNull(messageThreadSides.blockedAt),
      ),
    )
    .limit(MAX_PER_PASS);
}

/** The server that moves the mark sends the email; another server or pass finds it already moved. */
async function tellOne({ threadId, userId, mailedNumber }: DueSide, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const unread = await findUnread(tx, threadId, userId);
    if (!unread || unread.count === 0) return false;
    const moved = await tx
      .update(messageThreadSides)
      .set({ mailedNumber: unread.lastNumber, mailedAt: now })
      .where(
        and(
          eq(messageThreadSides.threadId, threadId),
          eq(messageThreadSides.userId, userId),
          eq(messageThreadSides.mailedNumber, mailedNumber),
        ),
      )
      .returning({ threadId: messageThreadSides.threadId });
    if (moved.length === 0) return false;
    const dedupeKey = `messages-${threadId}-${userId}-${unread.lastNumber}`;
    await sendEmail(tx, { dedupeKey, kind: "messages_unread", to: unread.email, named: [unread.otherId] }, "messages", (t, language) =>
      emailContent(t, { ...unread, name: nameIn(language, unread.name) }, threadId),
    );
    return true;
  });
}

async function findUnread(tx: Connection, threadId: string, userId: string) {
  const [found] = await tx
    .select({
      email: users.email,
      ownName: sql<string>`(select coalesce(nullif(own.display_name, ''), own.first_name, '') from ${profiles} own where own.user_id = ${users.id})`,
      lastNumber: messageThreads.lastNumber,
      count: messageThreadSides.unreadCount,
      ...otherSideFor(userId),
      otherId: otherIdFor(userId),
    })
    .from(messageThreadSides)
    .innerJoin(users, eq(users.id, messageThreadSides.userId))
    .innerJoin(messageThreads, eq(messageThreads.id, messageThreadSides.threadId))
    .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
    .leftJoin(profiles, eq(profiles.userId, messageThreads.clientId))
    .where(and(eq(messageThreadSides.threadId, threadId), eq(messageThreadSides.userId, userId)))
    .for("update", { of: messageThreadSides });
  return found ?? null;
}

interface Unread {
  name: string;
  ownName: string | null;
  count: number;
}

function emailContent(t: Translator<"messages">, { name: given, ownName, count }: Unread, threadId: string) {
  const site = siteName();
  const name = given || t("aClient");
  return {
    subject: t("emailSubject", { name }),
    greeting: t("emailGreeting", { name: ownName || t("emailThere") }),
    paragraphs: [t("emailText", { name, count })],
    action: { label: t("emailAction"), url: siteLink(`/messages/${threadId}`) },
    closing: t("emailClosing", { site }),
  };
}
