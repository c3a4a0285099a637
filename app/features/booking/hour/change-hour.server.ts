import type { Viewer } from "#app/features/accounts/viewer";
import { makeRoom } from "../life/replace-request.server";
import { type AskedHour, requestHour } from "./request-hour.server";

/**
 * Asks for an hour in place of an open request of one's own to the same advisor: both or neither. Answers as `requestHour` does, and with
 * `changedMeanwhile` when there is no such request (any more).
 */
export const changeHour = (viewer: Viewer, replaces: string, asked: AskedHour, now: Date) =>
  requestHour(viewer, { ...asked, first: (tx, advisorId, key) => makeRoom(tx, viewer, { id: replaces, advisorId, key }, now) }, now);
