import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { isUuid } from "#app/platform/uuid";
import { makeRoom } from "../life/replace-request.server";
import { type HourRequest, requestHour } from "./request-hour.server";

/**
 * Replaces the client's open request to the same advisor by a new one, in one transaction. Returns the same answers as `requestHour`, or
 * `acceptedMeanwhile` or `changedMeanwhile` when there is no such request (any more).
 */
export async function changeHour(viewer: Viewer, replaces: string, asked: HourRequest, now: Date) {
  const first: HourRequest["first"] = (tx, advisorId, key) => makeRoom(tx, viewer, { id: replaces, advisorId, key }, now);
  const result = await requestHour(viewer, { ...asked, first }, now);
  const isLate = !result.ok && result.reason === "changedMeanwhile";
  return isLate && (await isAccepted(viewer, replaces)) ? ({ ok: false, reason: "acceptedMeanwhile" } as const) : result;
}

async function isAccepted({ userId }: Viewer, id: string) {
  if (!isUuid(id)) return false;
  const accepted = and(eq(consultations.id, id), eq(consultations.clientId, userId), eq(consultations.status, "accepted"));
  return (await db.$count(consultations, accepted)) > 0;
}
