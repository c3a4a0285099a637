import { changeHold } from "#app/features/booking/hour/change-hold.server";
import { type HoldAnswer, holdHour, keepHold, releaseHold } from "#app/features/booking/hour/hold-hour.server";
import type { HourForm } from "#app/features/booking/hour/hour-form";
import { openOffer } from "#app/features/booking/hour/offer.server";
import { refusalMessage } from "#app/features/booking/request/refusals";
import { readHeldHours } from "#app/middleware/held-hours";
import { now } from "#app/platform/clock.server";

type HeldFor =
  | (Extract<HoldAnswer, { ok: true }> & { isNew: boolean })
  | Exclude<HoldAnswer, { ok: true }>
  | { ok: false; reason: "quoteUnreadable" };

/**
 * Holds the hour of a form for this browser. One that it holds already is held on, with what is chosen now: the page was sent twice, from another tab,
 * or something else of it was wrong.
 */
export async function holdFor(form: HourForm, request: Request, address: string): Promise<HeldFor> {
  const offer = openOffer(form.offer);
  if (!offer) return { ok: false, reason: "quoteUnreadable" };
  const terms = { durationMinutes: form.minutes, urgency: form.urgency, note: form.note };
  const own = [form.hold ?? "", ...readHeldHours(request)];
  await changeHold(own, offer, terms, now());
  const kept = await keepHold(own, null, offer, terms, now());
  if (kept) return { ok: true, id: kept, isNew: false };
  const hold = await holdHour(offer, terms, { address, own }, now());
  return hold.ok ? { ...hold, isNew: true } : hold;
}

/** Why it could not be held, in words. */
export const refusedHold = (hold: Exclude<HeldFor, { ok: true }>) => ({
  ...hold,
  reason: refusalMessage(hold.reason),
});

/** Lets an hour that was just held go again where what it was held for is refused or fails: nobody would come back for it. */
export async function unlessHeldInVain<Result extends { ok: boolean }>(
  { id, isNew }: { id: string; isNew: boolean },
  work: () => Promise<Result>,
) {
  let goesOn = false;
  try {
    const result = await work();
    goesOn = result.ok;
    return result;
  } finally {
    if (isNew && !goesOn) await releaseHold(id);
  }
}

/** The hour that was on the page, where its address names none. */
export function timeOf({ offer }: HourForm) {
  const startsAt = openOffer(offer)?.startsAt;
  return startsAt === undefined ? "" : new Date(startsAt).toISOString();
}
