import { atOnce } from "#app/db/at-once.server";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { consultations } from "#app/db/schema/booking";
import { holdSession } from "#app/features/accounts/sessions/signed-in-transaction.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { hasName, storeName } from "#app/features/profiles/own-name/own-name.server";
import { currentRules } from "#app/features/rules/current-rules";
import type { VersionedRules } from "#app/features/rules/rules";
import { rulesOf } from "#app/features/rules/rules.server";
import { bufferAfter } from "#app/features/schedule/buffer";
import { isChargeable } from "#app/features/schedule/chargeable-lengths";
import { isFree } from "#app/features/schedule/free-times";
import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { MINUTE_MS } from "#app/platform/durations";
import { consumeAll, consumeLimit } from "#app/platform/limits/consume-limit.server";
import { sharersOf } from "#app/platform/limits/network";
import { expiresAt } from "../deadlines";
import { endHold } from "../hour/hold-hour.server";
import { asClient } from "../life/actors.server";
import { eventOf, storeEvent } from "../life/consultation-events.server";
import type { ConsultationRow } from "../life/consultation-row.server";
import { followUp } from "../life/follow-up.server";
import { rememberTimeZone } from "../notify/parties.server";
import { offeredAt } from "../offered-at";
import { presentSurge } from "../present-surge.server";
import { platformFee } from "../pricing";
import { type QuoteRow, storeQuotes } from "../quotes.server";
import type { ReplacedTerms } from "../replaced-terms";
import { lockAdvisor } from "./advisor-lock.server";
import { type BookingTerms, honoured, type RequestedTerms, type ShownPrice } from "./booking-terms.server";
import type { BookingRefusal } from "./checks/booking-refusal.server";
import { refuseAtLast } from "./checks/refuse-at-last.server";
import { priceFields } from "./match-advisors.server";
import { recordNetwork } from "./open-requests.server";

export interface BookingAnswer {
  ok: true;
  consultation: ConsultationRow;
  advisorName: string;
  /** Hours the advisor has to answer. */
  expiryHours: number;
}

/** A request to an advisor at the price of a quote. */
export interface BookingInput extends RequestedTerms {
  quote: QuoteRow | null;
  note: string;
  /** Time zone of the browser, for a profile without one. */
  timeZone?: string;
  /** Name given by a person without one in their profile. */
  name?: string;
  /** The price the client was shown: only compared, never used. */
  shown?: ShownPrice;
  /**
   * Closes the request this one replaces, first and in the same transaction; receives the key of the new request. Returns the replaced
   * terms, or null when that request is no longer open, in which case neither change is made.
   */
  first?: (tx: Transaction, advisorId: string, key: string | undefined) => Promise<ReplacedTerms | null>;
  /** Idempotency key; defaults to the quote's id. */
  key?: string;
}

interface Booking extends BookingTerms {
  input: BookingInput;
  key: string | undefined;
  /** Terms of the request it replaces. */
  replaces?: ReplacedTerms;
}

/**
 * Runs the one transaction of a booking, while its session lasts: reserves the advisor's time at the quote's price and does everything that follows from a request.
 * Returns 'lost' when another request, possibly a duplicate of this one, came first.
 */
export async function reserveTime(
  tx: Transaction,
  viewer: Viewer,
  booking: Booking,
  now: Date,
): Promise<BookingAnswer | BookingRefusal | "lost"> {
  const { candidate, terms, input, key, replaces } = booking;
  const endsAt = new Date(terms.startsAt.getTime() + terms.durationMinutes * MINUTE_MS);
  // A time that a quote offered stays bookable under the quote's rules, even if the rules have changed.
  const rules = input.quote ? await rulesOf(tx, input.quote.rulesVersion) : currentRules();
  const exceptHolds = input.quote ? [input.quote.id] : [];
  const { quote: priced } = input;
  const offered = priced ? offeredAt({ expiresAt: priced.expiresAt, isHeld: priced.blockedUntil !== null }, now) : now;
  const period = { from: terms.startsAt, to: endsAt, now, offeredAt: offered, exceptHolds, rules };
  const [, , spans] = await atOnce([
    holdSession(tx, viewer),
    // The daily maximum is not a database constraint, so counting the day requires the lock on the advisor's row.
    candidate.mostADay === null ? null : lockAdvisor(tx, terms.advisorId),
    freeSpansOf(tx, [terms.advisorId], period),
  ]);
  const free = mergeIntervals([...(spans.get(terms.advisorId) ?? []), ...spanOf(replaces)]);
  if (!isFree(free, terms.startsAt.getTime(), endsAt.getTime())) return "lost";
  const quote = await honoured(tx, input.quote, terms, input.shown, now);
  if (!key || !quote) return offerAnew(tx, viewer, booking, now);
  const network = sharersOf(viewer.address);
  const blockedUntil = new Date(endsAt.getTime() + bufferAfter(candidate.bufferMinutes, rules) * MINUTE_MS);
  const { name } = input;
  const own = { name, hasName: () => hasName(viewer, tx), count: () => countRequest(tx, viewer, terms.advisorId, now) };
  const asked = { candidate, terms, quote, blockedUntil, network, ...own };
  const [, refused] = await atOnce([lockAdvisor(tx, terms.advisorId), refuseAtLast(tx, asked, now)]);
  if (refused) return refused;
  const consultation = await insertRequest(tx, { ...booking, quote, key }, { endsAt, blockedUntil }, rules, now);
  if (!consultation) return "lost";
  // The advisor reads the name in what follows.
  await rememberTimeZone(tx, viewer, input.timeZone);
  await storeName(tx, viewer, name);
  const client = asClient(viewer);
  const event = eventOf(client, { transition: "request", before: null, after: consultation });
  await atOnce([
    recordNetwork(tx, consultation, network, now),
    quote.blockedUntil && endHold(tx, quote.id),
    storeEvent(tx, client, event),
    followUp(tx, event, now, { replaces }),
  ]);
  return { ok: true, consultation, advisorName: candidate.name, expiryHours: rules.expiryHours };
}

/** The time of a request that is being replaced: it was the client's own until now, even if the advisor's hours have changed since. */
function spanOf(replaced: ReplacedTerms | undefined): Interval[] {
  if (!replaced) return [];
  const start = replaced.scheduledTime.getTime();
  return [{ start, end: start + replaced.durationMinutes * MINUTE_MS }];
}

/** Stores a new quote for the same terms, at the current rate and surge, for the client to review; it counts against the limit like any other quote. */
async function offerAnew(
  tx: Connection,
  { userId, address }: Viewer,
  { candidate, terms }: BookingTerms,
  now: Date,
): Promise<BookingRefusal> {
  const taken = await consumeLimit("quote", { userId, address }, now, tx);
  if (!taken.ok) return { ...taken, reason: "requestedTooOften" };
  const { currency, hourlyRate } = candidate;
  const present = { ...terms, currency, hourlyRate: hourlyRate!, ...(await presentSurge(tx, terms.topicId, now)) };
  const isDear = !isChargeable(present.hourlyRate, present.durationMinutes, await rulesOf(tx, present.rulesVersion));
  if (isDear) return { ok: false, reason: "advisorUnavailable" };
  const quote = oneRow(await storeQuotes(tx, [present], now));
  return { ok: false, reason: "priceChanged", quote: await priceFields(tx, quote) };
}

/**
 * Inserts once, against both constraints: the advisor's time and the idempotency key. Returns no row when either is taken; DO NOTHING also
 * keeps concurrent inserts from deadlocking on the exclusion constraint.
 */
async function insertRequest(
  tx: Connection,
  { terms, input: { topic, note }, quote, key }: Booking & { quote: QuoteRow; key: string },
  times: { endsAt: Date; blockedUntil: Date },
  rules: VersionedRules,
  now: Date,
) {
  const { basePrice, surgeAmount, rushFee, totalPrice } = quote;
  const [row] = await tx
    .insert(consultations)
    .values({
      ...terms,
      scheduledTime: terms.startsAt,
      ...times,
      topicName: topic.name,
      quoteId: quote.id,
      note,
      basePrice,
      surgeAmount,
      rushFee,
      totalPrice,
      platformFee: platformFee(totalPrice, rules.platformFeeBasisPoints),
      rulesVersion: rules.version,
      idempotencyKey: key,
      expiresAt: expiresAt(now, terms.startsAt, rules),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Withdrawn requests count too: each one notified the advisor and held some of their time. */
const countRequest = (tx: Connection, { userId, address }: Viewer, advisorId: string, now: Date) =>
  consumeAll(
    [
      { kind: "consultation-request", userId, address },
      { kind: "consultation-request-to-one", userId, to: advisorId },
    ],
    now,
    tx,
  );
