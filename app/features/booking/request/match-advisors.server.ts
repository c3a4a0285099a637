import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import { type Face, publicFaces } from "#app/features/matching/candidates.server";
import { demandOf } from "#app/features/matching/demand.server";
import { type RankedAdvisor, rankAdvisors } from "#app/features/matching/ranking.server";
import { type Demand, surgeMultiplier, surgeTenths } from "#app/features/matching/surge";
import { findTopic } from "#app/features/matching/topic-list.server";
import { wishesOf } from "#app/features/matching/wishes.server";
import { platformFeeBasisPoints } from "../platform-fee.server";
import { netForAdvisor } from "../pricing";
import { type QuoteRow, storeQuotes } from "../quotes.server";
import type { MatchRequest } from "../schema";
import type { AdvisorMatch, PlatformStatus } from "./match";
import { readStart, type StartReading } from "./start-time";

export interface MatchAnswer {
  ok: true;
  topicName: string;
  matches: AdvisorMatch[];
  platform_status: PlatformStatus;
}

export type MatchRefusal = { ok: false; reason: "topicUnknown" } | Extract<StartReading, { ok: false }>;

/**
 * `match-adviser` (decisions.md 3): the ten best advisors who are free, each with a price held for ten minutes. Refuses an unknown topic and a
 * time that cannot be booked. `leadingSlug` puts the advisor first whose page the person comes from, when that one can be booked.
 */
export async function matchAdvisors(
  viewer: Viewer,
  request: MatchRequest,
  now: Date,
  { leadingSlug }: { leadingSlug?: string } = {},
): Promise<MatchAnswer | MatchRefusal> {
  const topic = await findTopic(db, request.requested_topic);
  if (!topic) return { ok: false, reason: "topicUnknown" };
  const start = request.requested_time === null ? null : readStart(request.requested_time, request.time_zone ?? viewer.timeZone, now);
  if (start && !start.ok) return start;
  const question = {
    topicId: topic.id,
    minutes: request.duration_minutes,
    start: start?.startsAt ?? null,
    clientId: viewer.userId,
    wishes: await wishesOf(db, viewer),
    leadingAdvisorId: leadingSlug ? await advisorIdOf(db, leadingSlug) : null,
  };
  const [demand, ranked] = await Promise.all([demandOf(db, topic.id, now), rankAdvisors(db, question, now)]);
  const [quotes, faces, feePoints] = await Promise.all([
    storeQuotes(
      db,
      ranked.map((each) => termsOf(each, viewer, topic.id, request, demand)),
      now,
    ),
    publicFaces(
      db,
      ranked.map(({ advisorId }) => advisorId),
    ),
    platformFeeBasisPoints(db),
  ]);
  const matches = ranked.map((each, index) => {
    const quote = quotes[index]!;
    return { ...personOf(each, faces.get(each.advisorId)!), ...priceFields(quote, feePoints) };
  });
  return { ok: true, topicName: topic.name, matches, platform_status: statusOf(demand) };
}

async function advisorIdOf(connection: Connection, slug: string) {
  const [advisor] = await connection.select({ id: advisors.id }).from(advisors).where(eq(advisors.slug, slug));
  return advisor?.id ?? null;
}

function termsOf({ candidate, startsAt }: RankedAdvisor, viewer: Viewer, topicId: string, request: MatchRequest, demand: Demand) {
  return {
    clientId: viewer.userId,
    advisorId: candidate.advisorId,
    topicId,
    startsAt,
    durationMinutes: request.duration_minutes,
    urgency: request.urgency,
    currency: candidate.currency,
    hourlyRate: candidate.hourlyRate!,
    surgeTenths: surgeTenths(demand),
  };
}

function personOf({ candidate, score, parts, reasons }: RankedAdvisor, face: Face) {
  return {
    adviser_id: candidate.advisorId,
    adviser_name: face.name,
    slug: face.slug,
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

/** What a quote costs, under the names of the documents. Minor units of `currency`. */
export function priceFields(quote: QuoteRow, feePoints: number) {
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
    total_price: quote.totalPrice,
    adviser_receives: netForAdvisor(quote.totalPrice, feePoints),
    expires_at: quote.expiresAt.toISOString(),
  };
}

function statusOf(demand: Demand): PlatformStatus {
  return {
    active_requests: demand.activeRequests,
    available_advisers: demand.availableAdvisors,
    surge_multiplier: surgeMultiplier(surgeTenths(demand)),
  };
}
