import { changeHold } from "#app/features/booking/hour/change-hold.server";
import { type HoldAnswer, holdHour, releaseHold, renewHold } from "#app/features/booking/hour/hold-hour.server";
import type { HourForm } from "#app/features/booking/hour/hour-form";
import { openOffer } from "#app/features/booking/hour/offer.server";
import { keepUnheldWords } from "#app/features/booking/hour/waiting/unheld-words.server";
import { refusalMessage } from "#app/features/booking/request/refusals";
import { readHeldHours } from "#app/middleware/held-hours";
import { now } from "#app/platform/clock.server";

/** Refuses only to hold, because others behind the same address hold hours: the hour itself may be free. */
type OfHolds = Extract<HoldAnswer, { reason: "heldTooMany" | "requestedTooOften" }>;

type HeldFor = (Extract<HoldAnswer, { ok: true }> & { isNew: boolean }) | Exclude<HoldAnswer, { ok: true } | OfHolds> | Unreadable;

interface Unreadable {
  ok: false;
  reason: "quoteUnreadable";
}

/**
 * Holds the hour of a form for this browser. An existing hold is kept and updated with the current choices: the form may have been submitted twice, from
 * another tab, or again after an error. Where too many are held, nobody is refused: `id` is that of the words kept for who asks without a hold, or empty.
 */
export async function holdFor(form: HourForm, request: Request, address: string): Promise<HeldFor> {
  const offer = openOffer(form.offer);
  if (!offer) return { ok: false, reason: "quoteUnreadable" };
  const terms = { durationMinutes: form.minutes, urgency: form.urgency, note: form.note };
  const own = [form.hold ?? "", ...readHeldHours(request)];
  const refused = await changeHold(own, offer, terms, now());
  if (refused && !isOfHolds(refused)) return refused;
  const kept = await renewHold(own, null, offer, terms, now());
  if (kept) return { ok: true, id: kept, isNew: false };
  const hold = refused ?? (await holdHour(offer, terms, { address, own }, now()));
  if (hold.ok || !isOfHolds(hold)) return hold.ok ? { ...hold, isNew: true } : hold;
  const id = await keepUnheldWords(offer, terms, address, now());
  return { ok: true, id, isNew: id !== "" };
}

const isOfHolds = (refused: Exclude<HoldAnswer, { ok: true }>): refused is OfHolds =>
  refused.reason === "heldTooMany" || refused.reason === "requestedTooOften";

/** Converts a failed hold into a result with a message key. */
export const refusedHold = (hold: Exclude<HeldFor, { ok: true }>) => ({
  ...hold,
  reason: refusalMessage(hold.reason),
});

/** Releases a new hold when the action it was made for is rejected or fails: nobody would come back for it. */
export async function unlessHeldInVain<Result extends { ok: boolean }>(
  { id, isNew }: { id: string; isNew: boolean },
  work: () => Promise<Result>,
) {
  let continuesQuestion = false;
  try {
    const result = await work();
    continuesQuestion = result.ok;
    return result;
  } finally {
    if (isNew && !continuesQuestion) await releaseHold(id);
  }
}

/** Returns the start of the hour on the page, for addresses that name none. */
export function timeOf({ offer }: HourForm) {
  const startsAt = openOffer(offer)?.startsAt;
  return startsAt === undefined ? "" : new Date(startsAt).toISOString();
}
