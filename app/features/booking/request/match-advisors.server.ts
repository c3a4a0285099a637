import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import { type Face, publicFaces } from "#app/features/matching/candidates.server";
import { demandOf } from "#app/features/matching/demand.server";
import type { MatchPreferences } from "#app/features/matching/preferences";
import { preferencesOf } from "#app/features/matching/preferences.server";
import { type RankedAdvisor, rankAdvisors } from "#app/features/matching/ranking.server";
import { type Demand, surgeMultiplier, surgeTenths } from "#app/features/matching/surge";
import { findTopic } from "#app/features/matching/topic-list.server";
import { currentRules } from "#app/features/rules/current-rules";
import { rulesOf } from "#app/features/rules/rules.server";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { netForAdvisor } from "../pricing";
import { priceOf, type QuoteRow, type QuoteTerms, storeQuotes } from "../quotes.server";
import type { MatchRequest } from "../schema";
import type { AdvisorMatch, PlatformStatus } from "./match";
import { readStart, type StartReading } from "./start-time";

export interface MatchAnswer {
  ok: true;
  topicName: string;
  matches: AdvisorMatch[];
  platform_status: PlatformStatus;
}

export type MatchRefusal =
  | { ok: false; reason: "topicUnknown" }
  | { ok: false; reason: "tooManyPrices"; retryAfterSeconds: number }
  | Extract<StartReading, { ok: false }>;

/**
 * `match-adviser` (decisions.md 3): returns the ten best free advisors with prices, held ten minutes for signed-in users. Refuses unknown topics, unbookable
 * times, and searches beyond LIMITS, since signed-in ones store their prices. `leadingSlug` puts that advisor first, if bookable; `exceptSlug` omits one.
 */
export async function matchAdvisors(
  viewer: Searcher,
  request: MatchRequest,
  now: Date,
  { leadingSlug, exceptSlug }: { leadingSlug?: string; exceptSlug?: string } = {},
): Promise<MatchAnswer | MatchRefusal> {
  const topic = await findTopic(request.requested_topic);
  if (!topic) return { ok: false, reason: "topicUnknown" };
  const start = request.requested_time === null ? null : readStart(request.requested_time, request.time_zone ?? viewer.timeZone, now);
  if (start && !start.ok) return start;
  const taken = await consumeLimit("quote", { userId: viewer.userId, address: viewer.address }, now);
  if (!taken.ok) return { ...taken, reason: "tooManyPrices" };
  const question = {
    topicId: topic.id,
    minutes: request.duration_minutes,
    start: start?.startsAt ?? null,
    zone: isTimeZone(request.time_zone) ? request.time_zone : viewer.timeZone || null,
    clientId: viewer.userId,
    preferences: isPerson(viewer) ? await preferencesOf(db, viewer) : NO_PREFERENCES,
    leadingAdvisorId: leadingSlug ? await advisorIdOf(db, leadingSlug) : null,
  };
  const exceptId = exceptSlug ? await advisorIdOf(db, exceptSlug) : null;
  const [demand, all] = await Promise.all([demandOf(db, topic.id, now), rankAdvisors(db, question, now)]);
  const ranked = all.filter(({ advisorId }) => advisorId !== exceptId);
  const [quotes, faces] = await Promise.all([
    pricesFor(
      viewer,
      ranked.map((each) => termsOf(each, topic.id, request, demand)),
      now,
    ),
    publicFaces(
      db,
      ranked.map(({ advisorId }) => advisorId),
    ),
  ]);
  const prices = await Promise.all(quotes.map((quote) => priceFields(db, quote)));
  const matches = ranked.map((each, index) => ({ ...personOf(each, faces.get(each.advisorId)!), ...prices[index]! }));
  return { ok: true, topicName: topic.name, matches, platform_status: statusOf(demand) };
}

async function advisorIdOf(connection: Connection, slug: string) {
  const [advisor] = await connection.select({ id: advisors.id }).from(advisors).where(eq(advisors.slug, slug));
  return advisor?.id ?? null;
}

/** A signed-in user, whose quotes are stored, or a visitor, who sees the same prices before there is an account to store them for. */
type Searcher = Viewer | { userId: null; timeZone: string; address: string };

const NO_PREFERENCES: MatchPreferences = { languages: [], budget: null, timeZone: null };
const isPerson = (searcher: Searcher): searcher is Viewer => searcher.userId !== null;

type Priced = Omit<QuoteRow, "clientId" | "blockedUntil" | "note" | "createdAt">;

async function pricesFor(searcher: Searcher, terms: Omit<QuoteTerms, "clientId">[], now: Date): Promise<Priced[]> {
  if (isPerson(searcher))
    return storeQuotes(
      db,
      terms.map((each) => ({ ...each, clientId: searcher.userId })),
      now,
    );
  return Promise.all(terms.map(async (each) => ({ ...each, ...(await priceOf(db, each)), id: "", expiresAt: now })));
}

function termsOf({ candidate, startsAt }: RankedAdvisor, topicId: string, request: MatchRequest, demand: Demand) {
  return {
    advisorId: candidate.advisorId,
    topicId,
    startsAt,
    durationMinutes: request.duration_minutes,
    urgency: request.urgency,
    currency: candidate.currency,
    hourlyRate: candidate.hourlyRate!,
    surgeTenths: surgeTenths(demand, currentRules()),
    rulesVersion: currentRules().version,
  };
}

function personOf({ candidate, score, parts, reasons }: RankedAdvisor, face: Face) {
  return {
    adviser_id: candidate.advisorId,
    adviser_name: face.name,
    slug: face.slug,
    adviser_time_zone: face.timeZone,
    job_title: face.jobTitle,
    avatar_url: face.avatarUrl,
    bio: face.bio,
    rating: candidate.ratingCount > 0 ? Math.round((candidate.ratingSum / candidate.ratingCount) * 100) / 100 : null,
    rating_count: candidate.ratingCount,
    total_sessions: candidate.totalSessions,
    expertise_level: candidate.level,
    is_primary_expertise: candidate.isPrimary,
    score,
    parts,
    reasons,
  };
}

/** Returns the price of a quote under the field names of the specification, in minor units of `currency`. */
export async function priceFields(connection: Connection, quote: Priced) {
  const rules = await rulesOf(connection, quote.rulesVersion);
  return {
    quote_id: quote.id,
    scheduled_time: quote.startsAt.toISOString(),
    duration_minutes: quote.durationMinutes,
    urgency: quote.urgency,
    currency: quote.currency,
    base_price: quote.basePrice,
    surge_amount: quote.surgeAmount,
    surge_multiplier: surgeMultiplier(quote.surgeTenths),
    rush_fee: quote.rushFee,
    rush_percent: rules.rushPercent,
    answer_hours: rules.expiryHours,
    whole_refund_hours: rules.wholeRefundHours,
    part_refund_hours: rules.partRefundHours,
    part_refund_percent: rules.partRefundPercent,
    total_price: quote.totalPrice,
    adviser_receives: netForAdvisor(quote.totalPrice, rules.platformFeeBasisPoints),
    expires_at: quote.expiresAt.toISOString(),
  };
}

function statusOf(demand: Demand): PlatformStatus {
  return {
    active_requests: demand.activeRequests,
    available_advisers: demand.availableAdvisors,
    surge_multiplier: surgeMultiplier(surgeTenths(demand, currentRules())),
  };
}
