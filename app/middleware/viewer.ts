import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { rememberZone } from "#app/features/accounts/reader/remember-zone.server";
import { findViewer } from "#app/features/accounts/sessions/sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { logSeldom } from "#app/platform/log/log-seldom.server";
import { setRequestOwner } from "#app/platform/turns/database-turns.server";
import { flashCookie } from "./flash";
import { readSessionCookie } from "./session-cookie";
import { readZoneCookie } from "./zone-cookie";

type Context = Readonly<RouterContextProvider>;

/** The signed-in viewer of this request; null when signed out. Set once by `loadViewer`. */
export const viewerContext = createContext<Viewer | null>(null);

/** The caller's network address, as far as the proxy settings reveal it. Set by the server for each request. */
export const addressContext = createContext<string>("");

/** Addresses that are the same for everybody do not count as use of a session, and a liveness check must not query the database. */
const SAID_TO_ALL = /^\/(?:livez|readyz|csp-reports|robots\.txt|sitemap\.xml|manifest\.webmanifest|llms\.txt|\.well-known\/security\.txt)$/;

/** Loads the session's user before anything else runs. */
export const loadViewer: MiddlewareFunction<Response> = async ({ request, context }) => {
  const token = SAID_TO_ALL.test(new URL(request.url).pathname) ? null : readSessionCookie(request);
  if (!token) return;
  const viewer = await findViewer(token, now(), context.get(addressContext));
  if (viewer) setRequestOwner(viewer.userId);
  context.set(viewerContext, viewer && (await withZone(viewer, request)));
};

/** Stores the browser's time zone, from the first page that reports it, when none was chosen. */
async function withZone(viewer: Viewer, request: Request): Promise<Viewer> {
  const told = viewer.timeZone ? null : readZoneCookie(request);
  if (!told) return viewer;
  await rememberZone(viewer.userId, told);
  return { ...viewer, timeZone: told };
}

/** Tells the client app that nobody is signed in; every other way to /auth is an answer. It leaves it out of the address. */
const ENDED = "ended=1&";

/** Returns the signed-in viewer, or throws a redirect to sign in and back; after a form whose session has ended, with a toast that says so. */
export function requireViewer(context: Context, request: Request): Viewer {
  const viewer = context.get(viewerContext);
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  const isData = pathname.endsWith(".data");
  // The client app shows this message itself for its own forms (app/ui/connection/connection.ts).
  const isLost = request.method === "POST" && !isData && readSessionCookie(request) !== null;
  throw redirect(`/auth?${isData ? ENDED : ""}next=${encodeURIComponent(pathname.replace(/\.data$/, "") + search)}`, {
    headers: isLost ? { "set-cookie": flashCookie({ text: "ui.signedOut" }) } : undefined,
  });
}

/** Guards a layout and all routes below it: loaders, actions and data requests alike. */
export const requireUser: MiddlewareFunction<Response> = ({ request, context }) => {
  requireViewer(context, request);
};

/** Admins only: other people get a 403, the signed-out are redirected to sign in (signed-in-areas.md 2). */
export const requireAdmin: MiddlewareFunction<Response> = ({ request, context }) => {
  const { isAdmin, userId } = requireViewer(context, request);
  if (isAdmin) return;
  logSeldom("warn", "access refused", { path: new URL(request.url).pathname, userId });
  throw endedAs(403);
};
