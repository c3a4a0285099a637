import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { isUuid } from "#app/platform/uuid";
import { findReplaceable, withdrawReplaced } from "../life/replace-request.server";
import { priceOf } from "../quotes.server";
import { openOffer } from "./offer.server";
import { type HourRequest, requestHour } from "./request-hour.server";

/**
 * Replaces the client's open request to the same advisor by a new one, in one transaction. Returns the same answers as `requestHour`, or
 * `acceptedMeanwhile` or `changedMeanwhile` when there is no such request (any more), and `nothingChanged` when the new one would be the same.
 */
export async function changeHour(viewer: Viewer, replaces: string, asked: HourRequest, now: Date) {
  if (await isAsItStands(viewer, replaces, asked)) return { ok: false, reason: "nothingChanged" } as const;
  const first: HourRequest["first"] = (tx, advisorId, key) => withdrawReplaced(tx, viewer, { id: replaces, advisorId, key }, now);
  const result = await requestHour(viewer, { ...asked, first }, now);
  // The request that is being changed is no reason to open it instead.
  if (!result.ok && "own" in result && result.own === replaces) return { ...result, own: null };
  const isLate = !result.ok && result.reason === "changedMeanwhile";
  return isLate && (await isAccepted(viewer, replaces)) ? ({ ok: false, reason: "acceptedMeanwhile" } as const) : result;
}

/** Whether a request would say what the open one does, and cost no less: the advisor would hear of a change that is none. */
async function isAsItStands(viewer: Viewer, replaces: string, { offer: sealed, durationMinutes, urgency, note }: HourRequest) {
  const offer = openOffer(sealed);
  const open = offer && (await findReplaceable(viewer, replaces, offer.advisorId));
  if (!open || open.topicId !== offer.topicId || open.scheduledTime.getTime() !== offer.startsAt) return false;
  if (open.durationMinutes !== durationMinutes || open.urgency !== urgency || open.note !== note) return false;
  const { totalPrice } = await priceOf(db, { ...offer, durationMinutes, urgency });
  return open.rulesVersion === offer.rulesVersion && open.currency === offer.currency && open.totalPrice <= totalPrice;
}

async function isAccepted({ userId }: Viewer, id: string) {
  if (!isUuid(id)) return false;
  const accepted = and(eq(consultations.id, id), eq(consultations.clientId, userId), eq(consultations.status, "accepted"));
  return (await db.$count(consultations, accepted)) > 0;
}
