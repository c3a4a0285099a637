import { randomUUID } from "node:crypto";
import { and, asc, desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";
import { averageRating } from "#app/features/advisors/cards/advisor-card";
import { isPublic } from "#app/features/advisors/directory/directory-conditions.server";
import { candidatesFor } from "#app/features/matching/candidates.server";
import { surgeMultiplier } from "#app/features/matching/surge";
import { isOfferedTopic } from "#app/features/matching/topic-list.server";
import { shownPayWay } from "#app/features/money/pay-way/pay-way.server";
import { rulesOf } from "#app/features/rules/rules.server";
import { DURATION_OPTIONS } from "#app/features/schedule/durations";
import { MINUTE_MS } from "#app/platform/durations";
import { QUOTE_MINUTES } from "../deadlines";
import { findReplaceable } from "../life/replace-request.server";
import { presentSurge } from "../present-surge.server";
import { netForAdvisor, URGENCIES } from "../pricing";
import { priceOf, type QuoteRow } from "../quotes.server";
import type { ChosenHour, HourAdvisor, HourPrice, HourProblem } from "./chosen-hour";
import { findHold } from "./hold-hour.server";
import { readHourTime } from "./hour-time.server";
import type { HourWish } from "./hour-wish";
import { sealOffer } from "./offer.server";

/** An advisor's hour with its price in every length, for anybody: it stores nothing. Null for an advisor who is not listed. */
export async function readChosenHour(viewer: Viewer | null, slug: string, wish: HourWish, now: Date): Promise<ChosenHour | null> {
  const found = await findAdvisor(slug, wish.topic);
  if (!found) return null;
  const { advisor, id, topic } = found;
  const nothing = {
    advisor,
    topicName: topic?.name ?? "",
    time: null,
    isFirstFree: false,
    prices: [],
    offer: null,
    hold: null,
    replaces: null,
    payWay: null,
  };
  const without = (problem: HourProblem): ChosenHour => ({ ...wished(wish), ...nothing, lengths: [], others: [], problem });
  if (viewer?.advisorId === id) return without("ownAdvisory");
  const [candidate] = topic ? await candidatesFor(db, { topicId: topic.id, clientId: viewer?.userId ?? null, advisorId: id }) : [];
  if (!topic || !candidate?.hourlyRate) return without("advisorUnavailable");
  const hold = await findHold(wish.hold, viewer, now);
  const held = hold?.advisorId === id ? hold : null;
  const replaced = await findReplaceable(viewer, wish.replaces, id);
  const time = await readHourTime(id, { ...wish, hold: held?.id, replaces: replaced?.id }, now);
  const rate = held ?? { ...candidate, hourlyRate: candidate.hourlyRate, ...(await presentSurge(db, topic.id, now)) };
  const { currency, hourlyRate, surgeTenths, rulesVersion } = rate;
  const offered = { advisorId: id, topicId: topic.id, currency, hourlyRate, surgeTenths, rulesVersion };
  return {
    ...wished(wish),
    ...nothing,
    ...time,
    time: time.startsAt === null ? null : new Date(time.startsAt).toISOString(),
    payWay: await shownPayWay(),
    prices: await pricesOf(offered),
    offer: time.startsAt === null || time.problem ? null : sealOffer({ ...offered, ...freshTerms(now), startsAt: time.startsAt }),
    replaces: replaced && { id: replaced.id, time: replaced.scheduledTime.toISOString(), note: replaced.note },
    hold: held && { id: held.id, until: held.expiresAt.toISOString(), note: held.note },
  };
}

const wished = ({ minutes, urgency }: HourWish) => ({ minutes, urgency });
const freshTerms = (now: Date) => ({ id: randomUUID(), expiresAt: now.getTime() + QUOTE_MINUTES * MINUTE_MS });

type Rate = Pick<QuoteRow, "hourlyRate" | "surgeTenths" | "currency" | "rulesVersion">;

async function pricesOf(rate: Rate): Promise<HourPrice[]> {
  const { platformFeeBasisPoints, rushPercent } = await rulesOf(db, rate.rulesVersion);
  const choices = DURATION_OPTIONS.flatMap((minutes) => URGENCIES.map((urgency) => ({ minutes, urgency })));
  const priced = choices.map(async ({ minutes, urgency }) => {
    const price = await priceOf(db, { ...rate, durationMinutes: minutes, urgency });
    const advisorReceives = netForAdvisor(price.totalPrice, platformFeeBasisPoints);
    const { currency, surgeTenths } = rate;
    return { minutes, urgency, currency, ...price, surgeMultiplier: surgeMultiplier(surgeTenths), rushPercent, advisorReceives };
  });
  return Promise.all(priced);
}

/** A listed advisor, and what they are asked about: the wished topic if it is one of theirs, else their main one. */
async function findAdvisor(slug: string, wishedTopic: string) {
  const rows = await db
    .select({ advisor: advisors, topic: { id: topics.id, name: topics.name, slug: topics.slug } })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .leftJoin(advisorTopics, eq(advisorTopics.advisorId, advisors.id))
    .leftJoin(topics, and(eq(topics.id, advisorTopics.topicId), isOfferedTopic))
    .where(and(eq(advisors.slug, slug), isPublic))
    .orderBy(desc(advisorTopics.isPrimary), asc(topics.name));
  if (!rows[0]) return null;
  const offered = rows.flatMap(({ topic }) => (topic ? [topic] : []));
  const topic = offered.find(({ name, slug: named }) => [name, named].includes(wishedTopic)) ?? offered[0] ?? null;
  return { id: rows[0].advisor.id, advisor: faceOf(rows[0].advisor), topic };
}

const faceOf = (row: typeof advisors.$inferSelect): HourAdvisor => ({
  slug: row.slug,
  name: row.displayName,
  firstName: row.firstName,
  avatarUrl: row.avatarUrl,
  jobTitle: row.jobTitle,
  timezone: row.timezone,
  rating: averageRating(row),
  ratingCount: row.ratingCount,
});
