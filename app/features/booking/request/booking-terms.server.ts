import type { Connection } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { type Candidate, candidatesFor } from "#app/features/matching/candidates.server";
import { surgeMultiplier } from "#app/features/matching/surge";
import type { TopicRow } from "#app/features/matching/topic-list.server";
import { defaultStart } from "#app/features/schedule/lead-time";
import { presentSurge } from "../present-surge.server";
import type { Urgency } from "../pricing";
import { priceOf, type QuoteRow, type QuoteTerms } from "../quotes.server";
import { checkRequestedStart, type RequestedStart, type StartReading } from "./start-time";

export interface BookingTerms {
  candidate: Candidate;
  terms: QuoteTerms;
}

/** What the client asks of an advisor. Without a start, the quote's is used. */
export interface RequestedTerms {
  advisorId: string;
  topic: Pick<TopicRow, "id" | "name">;
  start: RequestedStart | null;
  durationMinutes: number;
  urgency: Urgency;
}

/** Price in minor units, as it was shown to the client. */
export interface ShownPrice {
  basePrice: number;
  surgeAmount?: number;
  surgeMultiplier: number;
  rushFee: number;
  totalPrice: number;
}

export type TermsRefusal = { ok: false; reason: "ownAdvisory" | "advisorUnavailable" } | Extract<StartReading, { ok: false }>;

/**
 * Returns the terms of a booking: at the quote's rate while held, whatever the advisor charges meanwhile, otherwise at today's; with the quote's surge and
 * rules if there is one, otherwise the current ones. Refuses an advisor not bookable for the topic, oneself, and a start less than 30 minutes away.
 */
export async function readTerms(
  connection: Connection,
  viewer: Viewer,
  asked: RequestedTerms & { quote: QuoteRow | null },
  now: Date,
): Promise<({ ok: true } & BookingTerms) | TermsRefusal> {
  const { topic, quote, advisorId } = asked;
  if (advisorId === viewer.advisorId) return { ok: false, reason: "ownAdvisory" };
  const [candidate] = await candidatesFor(connection, { topicId: topic.id, clientId: viewer.userId, advisorId });
  if (!candidate) return { ok: false, reason: "advisorUnavailable" };
  const start = checkRequestedStart(asked.start ?? { ok: true, instant: quote?.startsAt.getTime() ?? defaultStart(now.getTime()) }, now);
  if (!start.ok) return start;
  const held = quote && quote.expiresAt > now ? quote : null;
  const terms = {
    clientId: viewer.userId,
    advisorId: candidate.advisorId,
    topicId: topic.id,
    startsAt: start.startsAt,
    durationMinutes: asked.durationMinutes,
    urgency: asked.urgency,
    currency: held?.currency ?? candidate.currency,
    hourlyRate: held?.hourlyRate ?? candidate.hourlyRate!,
    ...(quote ? { surgeTenths: quote.surgeTenths, rulesVersion: quote.rulesVersion } : await presentSurge(connection, topic.id, now)),
  };
  return { ok: true, candidate, terms };
}

/** Returns the quote if it is live, for exactly these terms, still equal to the computed price and to what the client was shown; otherwise null. */
export async function honoured(
  connection: Connection,
  quote: QuoteRow | null,
  terms: QuoteTerms,
  shown: ShownPrice | undefined,
  now: Date,
): Promise<QuoteRow | null> {
  if (!quote || quote.expiresAt <= now) return null;
  const isSameThing = TERM_NAMES.every((name) => quote[name]?.valueOf() === terms[name].valueOf());
  const due = await priceOf(connection, terms);
  const isSamePrice = AMOUNT_NAMES.every((name) => quote[name] === due[name]);
  return isSameThing && isSamePrice && (!shown || isShown(shown, quote)) ? quote : null;
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
  "rulesVersion",
] as const;
const AMOUNT_NAMES = ["basePrice", "surgeAmount", "rushFee", "totalPrice"] as const;

function isShown(shown: ShownPrice, quote: QuoteRow) {
  return (
    shown.basePrice === quote.basePrice &&
    (shown.surgeAmount ?? quote.surgeAmount) === quote.surgeAmount &&
    shown.surgeMultiplier === surgeMultiplier(quote.surgeTenths) &&
    shown.rushFee === quote.rushFee &&
    shown.totalPrice === quote.totalPrice
  );
}
