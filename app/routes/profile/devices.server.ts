import { z } from "zod";
import { endListedSession, listSessions } from "#app/features/accounts/sessions/sessions.server";
import { describeDevice } from "#app/features/accounts/sign-in/device";
import type { Viewer } from "#app/features/accounts/viewer";
import { findOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { endOwnSessions } from "#app/features/profiles/security/security-settings.server";
import { leaveWindow } from "#app/forms/left-window.server";
import type { PostedForm } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";

/** Returns the devices on which a person is signed in, and whether they have a calendar feed. */
export async function findDevices(viewer: Viewer, at: Date) {
  const [sessions, feed] = await Promise.all([listSessions(viewer.userId, at), findOwnFeed(viewer)]);
  const devices = sessions.map(({ userAgent, expiresAt: _, ...session }) => ({
    ...session,
    ...describeDevice(userAgent),
    isThis: session.id === viewer.sessionId,
  }));
  return { devices, hasCalendar: feed !== null };
}

const INTENTS = new Set(["end-session", "end-other-sessions", "end-all-sessions"]);

/** Returns whether a form about devices was submitted. */
export const isOfDevices = ({ intent }: PostedForm) => INTENTS.has(intent);

/** Signs out one device, all others, or all of them. */
export async function answerDevices(posted: PostedForm, request: Request) {
  const { viewer } = posted;
  switch (posted.intent) {
    case "end-session":
      return answerEndSession(posted, request);
    case "end-other-sessions":
      await endOwnSessions(viewer, viewer.sessionId);
      return redirectWithToast(posted.page, { text: "profiles.devicesEnded" });
    default:
      await endOwnSessions(viewer);
      return signedOut(request);
  }
}

const endSessionSchema = z.strictObject({ sessionId: z.uuid() });

/** Ends one of the person's own sessions; ending the current one signs out. */
async function answerEndSession(posted: PostedForm, request: Request) {
  const read = endSessionSchema.safeParse(posted.values);
  if (!read.success) return refuseForm();
  await endListedSession(posted.viewer.userId, read.data.sessionId);
  return read.data.sessionId === posted.viewer.sessionId
    ? signedOut(request)
    : redirectWithToast(posted.page, { text: "profiles.deviceEnded" });
}

const signedOut = async (request: Request) => redirectWithToast("/auth", { text: "accounts.signedOut" }, await leaveWindow(request));
