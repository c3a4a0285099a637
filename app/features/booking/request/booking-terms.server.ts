import type { Connection } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { type Candidate, candidatesFor } from "#app/features/matching/candidates.server";
import { demandOf } from "#app/features/matching/demand.server";
import { surgeMultiplier, surgeTenths } from "#app/features/matching/surge";
import type { TopicRow } from "#app/features/matching/topic-list.server";
import { defaultStart } from "#app/features/schedule/lead-time";
import { priceOf, type QuoteRow, type QuoteTerms } from "../quotes.server";
import type { ConsultationRequest } from "../schema";
import { readStart, type StartReading } from "./start-time";

export interface BookingTerms {
  candidate: Candidate;
  topic: TopicRow;
  terms: QuoteTerms;
}

export type TermsRefusal = { ok: false; reason: "ownAdvisory" | "advisorUnavailable" } | Extract<StartReading, { ok: false }>;

/**
 * What a booking asks for, at today's rate: with the quote's surge when there is a quote, else with the present one. Refuses an advisor who
 * cannot be booked for the topic, oneself, and a time less than 30 minutes away.
 */
export async function readTerms(
  connection: Connection,
  viewer: Viewer,
  { request, topic, quote }: { request: ConsultationRequest; topic: TopicRow; quote: QuoteRow | null },
  now: Date,
): Promise<({ ok: true } & BookingTerms) | TermsRefusal> {
  if (request.adviser_id === viewer.advisorId) return { ok: false, reason: "ownAdvisory" };
  const [candidate] = await candidatesFor(connection, { topicId: topic.id, clientId: viewer.userId, advisorId: request.adviser_id });
  if (!candidate) return { ok: false, reason: "advisorUnavailable" };
  const asked = request.scheduled_time ?? (quote?.startsAt ?? new Date(defaultStart(now.getTime()))).toISOString();
  const start = readStart(asked, request.time_zone ?? viewer.timeZone, now);
  if (!start.ok) return start;
  const terms = {
    clientId: viewer.userId,
    advisorId: candidate.advisorId,
    topicId: topic.id,
    startsAt: start.startsAt,
    durationMinutes: request.duration_minutes,
    urgency: request.urgency,
    currency: candidate.currency,
    hourlyRate: candidate.hourlyRate!,
    surgeTenths: quote?.surgeTenths ?? surgeTenths(await demandOf(connection, topic.id, now)),
  };
  return { ok: true, candidate, topic, terms };
}

/** Whether a quote is live and for exactly these terms, its amounts come out again, and they are those the person was shown. */
export function honours(quote: QuoteRow | null, terms: QuoteTerms, pricing: ConsultationRequest["pricing"], now: Date): quote is QuoteRow {
  if (!quote || quote.expiresAt <= now) return false;
  const isSameThing = TERM_NAMES.every((name) => quote[name].valueOf() === terms[name].valueOf());
  const due = priceOf(terms);
  const isSamePrice = AMOUNT_NAMES.every((name) => quote[name] === due[name]);
  return isSameThing && isSamePrice && (!pricing || isShown(pricing, quote));
}

const TERM_NAMES = [
  "clientId",
  "advisorId",
  "topicId",
  "startsAt",
  "durationMinutes",
  "urgency",
  "currency",
  "hourlyRate",
  "surgeTenths",
] as const;
const AMOUNT_NAMES = ["basePrice", "surgeAmount", "rushFee", "totalPrice"] as const;

function isShown(pricing: NonNullable<ConsultationRequest["pricing"]>, quote: QuoteRow) {
  return (
    pricing.base_price === quote.basePrice &&
    (pricing.surge_amount ?? quote.surgeAmount) === quote.surgeAmount &&
    pricing.surge_multiplier === surgeMultiplier(quote.surgeTenths) &&
    pricing.rush_fee === quote.rushFee &&
    pricing.total_price === quote.totalPrice
  );
}
