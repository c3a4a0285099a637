import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ownFeeds } from "#app/db/schema/calendar";
import { linkBetween } from "#app/features/blocks/link-when-blocked.server";
import { nameFor } from "#app/features/blocks/name-when-blocked.server";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { offeredOr } from "#app/platform/brand/current-defaults.server";
import { DAY_MS } from "#app/platform/durations";
import { siteLink } from "#app/platform/origin.server";
import { tokenHash } from "#app/platform/secret.server";
import { meetingRoom } from "../meeting/meeting-link.server";

const TOKEN = /^[\w-]{43}$/;
const DAYS_BACK = 90;
const MAX_ENTRIES = 500;
const REFRESH_SECONDS = 900;
const SHOWN = ["requested", "countered", "accepted", "completed", "cancelled"] as const;
/**
 * The iCalendar text behind a secret URL: the person's consultations of the last 90 days and to come, on either side. Null for an unknown token, and for an
 * account that is suspended or about to be deleted. Times are in UTC; requests are tentative, cancelled ones say so.
 */
export async function writeOwnFeed(token: string, at: Date): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const [owner] = await db
    .select({ userId: ownFeeds.userId, language: profiles.language })
    .from(ownFeeds)
    .innerJoin(users, eq(users.id, ownFeeds.userId))
    .leftJoin(profiles, eq(profiles.userId, ownFeeds.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, ownFeeds.userId))
    .where(and(eq(ownFeeds.tokenHash, tokenHash(token)), isNull(users.suspendedAt), isNull(accountDeletions.userId)));
  if (!owner) return null;
  await db.update(ownFeeds).set({ readAt: at }).where(eq(ownFeeds.userId, owner.userId));
  const entries = await entriesOf(owner.userId, new Date(at.getTime() - DAYS_BACK * DAY_MS));
  const site = siteName();
  const language = offeredOr(owner.language);
  const t = translatorFor(language, "calendar");
  const calendar = ical({
    name: oneLine(t("ownName", { site })),
    prodId: { company: oneLine(site), product: "consultations", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) calendar.createEvent(eventOf(t, entry, { site, language }));
  return calendar.toString();
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

function eventOf(
  t: Translator<"calendar">,
  { consultation, isAdvisor, advisorName, clientName, meetingUrl }: Entry,
  { site, language }: { site: string; language: Language },
) {
  const { id, status, topicName, sequence, scheduledTime, endsAt, updatedAt } = consultation;
  const topic = nameIn(language, topicName);
  const name = nameIn(language, (isAdvisor ? clientName : advisorName) ?? "") || t("someone");
  const about = { topic, name: oneLine(name), site };
  const isAsked = status === "requested" || status === "countered";
  return {
    id,
    sequence,
    start: scheduledTime,
    end: endsAt,
    stamp: updatedAt,
    summary: oneLine(t(isAsked ? "entryTitleAsked" : "entryTitle", about)),
    description: t(isAsked ? "entryTextAsked" : "entryText", about),
    url: siteLink(`/consultations/${id}`),
    location: status === "accepted" ? meetingRoom(id, meetingUrl) : null,
    status: status === "cancelled" ? ICalEventStatus.CANCELLED : isAsked ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: status === "cancelled" ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

async function entriesOf(userId: string, since: Date) {
  const client = alias(profiles, "client");
  const rows = await db
    .select({
      consultation: consultations,
      advisorUserId: advisors.userId,
      advisorName: nameFor(userId, advisors.userId, advisors.displayName),
      meetingUrl: linkBetween(advisors.userId, consultations.clientId, advisors.meetingUrl),
      clientName: nameFor(userId, consultations.clientId, client.displayName),
    })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .leftJoin(client, eq(client.userId, consultations.clientId))
    .where(
      and(
        or(eq(consultations.clientId, userId), eq(advisors.userId, userId)),
        inArray(consultations.status, [...SHOWN]),
        gte(consultations.endsAt, since),
      ),
    )
    .orderBy(sql`${consultations.scheduledTime} desc`)
    .limit(MAX_ENTRIES);
  return rows.map(({ advisorUserId, ...row }) => ({ ...row, isAdvisor: advisorUserId === userId }));
}

/** Control characters cannot be escaped everywhere, so they are removed (RFC 5545, 3.1; security, V25). */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}"]+/gu, " ").trim();
