import { redirect } from "react-router";
import { endSession } from "#app/features/accounts/sessions/sessions.server";
import { leaveWindow } from "#app/forms/left-window.server";
import { readForm } from "#app/forms/read.server";
import { redirectWithToast } from "#app/middleware/flash";
import { readSessionCookie } from "#app/middleware/session-cookie";
import { describeError, log } from "#app/platform/log/log.server";
import type { Route } from "./+types/sign-out";

export const loader = () => redirect("/");

/** Ends the session on the server and clears the browser's cookies and cache. A failure is only logged (visitor-site.md 8). */
export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request, context);
  const token = readSessionCookie(request);
  if (token) await endSession(token).catch((error) => log("error", "sign-out failed", describeError(error)));
  return redirectWithToast("/", { text: "accounts.signedOut" }, [...(await leaveWindow(request)), ["clear-site-data", '"cache"']]);
}
