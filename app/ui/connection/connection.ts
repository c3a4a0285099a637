import { useEffect, useEffectEvent } from "react";
import {
  type DataRouter,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  parsePath,
  type RouterNavigateOptions,
  redirect,
  type To,
} from "react-router";
import { leavePage } from "./left-page";
import { refresh, useRouter } from "./refresh";

/** Status codes of a proxy whose server is away, and of an overloaded server. */
const AWAY = new Set([502, 503, 504]);

/**
 * What happened to a form (answered, did not reach the server, or failed on the server) or to a navigation (the
 * page opens later, or has opened).
 */
export type FormFate = "answered" | "lost" | "failed" | "later" | "there";

let page: DataRouter | undefined;
let tell = (_fate: FormFate) => {};
/** The key of the location that the last form without a response led to. */
let unansweredAt: string | undefined;

/** Whether the form that led to a location, by its key, got no response. */
export const gotNoResponse = (key: string) => key === unansweredAt;

/**
 * Keeps a page in place while offline, with everything being typed on it: a reload keeps its data and retries once online. A form that
 * could not be sent, or that the server failed to handle, has no response, which `useLostForms` reports; one that requires sign-in returns
 * to what was typed. A navigation to another page waits on the current one and continues once online. Wraps everything, in the root.
 */
export const keepPageOffline: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET") return keepForm(results);
  const way = wayTo(request.url);
  keepEndedPage(request, results);
  if (way && Object.values(results).some(({ type, result }) => type === "error" && isLost(result))) goLater(way);
  else if (way) arrive();
  for (const [routeId, result] of Object.entries(results))
    if (result.type === "error" && isLost(result.result)) results[routeId] = standIn(request, routeId) ?? result;
  return results;
};

/** Only a redirect lets a form replace its page. The page for signing in says by itself that the form was not sent. */
function keepForm(results: Record<string, DataStrategyResult>) {
  let fate: FormFate = "answered";
  for (const [routeId, { type, result }] of Object.entries(results)) {
    if (type !== "error") continue;
    if (result instanceof Response) {
      const way = wayToSignIn(result);
      if (!way) continue;
      const isLeft = leavePage(way.backTo, !way.isAgain) || isOfSomebody();
      results[routeId] = { type, result: redirect(isLeft && !way.isAgain ? `${way.address}&unsent=1` : way.address) };
      continue;
    }
    fate = isLost(result) ? "lost" : "failed";
    unansweredAt = page?.state.navigation.location?.key;
    results[routeId] = { type: "data", result: data(undefined, { status: 503 }) };
  }
  tell(fate);
  return results;
}

/** A reload after the session has ended leads to sign-in: whatever was typed, ticked or opened is restored afterwards. */
function keepEndedPage({ url }: Request, results: Record<string, DataStrategyResult>) {
  const isAnew = page && isAt(page.state.location, url) && !page.state.navigation.location;
  for (const { type, result } of Object.values(results)) {
    if (type !== "error" || !(result instanceof Response)) continue;
    const signIn = isAnew ? wayToSignIn(result) : null;
    if (signIn) leavePage(signIn.backTo);
    const location = result.headers.get("location");
    if (location?.startsWith(ENDED)) result.headers.set("location", location.replace(ENDED, "/auth?"));
  }
}

/** Whether the page was rendered for a signed-in person. */
const isOfSomebody = () => Boolean(document.body.dataset.by);

/** How the server says that it takes nobody for signed in (app/middleware/viewer.ts); the address is shown without it. */
const ENDED = "/auth?ended=1&";

/**
 * Returns where a form leads when its session has ended, and the page to return to: if the server names the page's path, that is the
 * current page with its query. A person who only has to confirm the sign-in returns where the server says; it has stored the form. Any
 * other way to the sign-in page is the form's own answer.
 */
function wayToSignIn(answer: Response) {
  const location = answer.headers.get("location") ?? "";
  const [, again, next] = /^\/auth\?(?:ended=1&|(again=1&))next=([^&]+)$/.exec(location) ?? [];
  if (!next || !page) return null;
  const asked = decodeURIComponent(next.replaceAll("+", "%20"));
  if (again) return { backTo: asked, address: location, isAgain: true };
  const { pathname, search } = page.state.location;
  const backTo = asked.split("?")[0] === pathname ? pathname + search : asked;
  return { backTo, address: `/auth?next=${encodeURIComponent(backTo)}`, isAgain: false };
}

/** Activates `keepPageOffline`, and calls `told` with the fate of each submitted form. Used once, where toasts appear. */
export function useLostForms(told: (fate: FormFate) => void) {
  const router = useRouter();
  const tell = useEffectEvent(told);
  useEffect(() => watchPage(router, (fate) => tell(fate)), [router]);
}

export function watchPage(router: DataRouter, told: (fate: FormFate) => void) {
  page = router;
  tell = told;
  const letGo = holdWithoutConnection(router);
  return () => {
    page = undefined;
    letGo();
  };
}

/**
 * Offline, the router would reload the whole page when it cannot load a module, and the browser would show its error page. So a navigation
 * starts once online; a page cached by the service worker opens at once.
 */
function holdWithoutConnection(router: DataRouter) {
  const { navigate } = router;
  let go = () => {};
  const begin = navigate as (to: To | null | number, options?: RouterNavigateOptions) => Promise<void>;
  const hold: typeof begin = async (to, options) => {
    removeEventListener("online", go);
    const address = globalThis.navigator?.onLine === false ? wayElsewhere(router, to, options) : null;
    if (!address) return begin.call(router, to, options);
    if (await globalThis.caches?.match(address)) return location.assign(address);
    tell("later");
    go = () => void begin.call(router, to, options);
    addEventListener("online", go, { once: true });
  };
  router.navigate = hold as typeof navigate;
  return () => {
    router.navigate = navigate;
    removeEventListener("online", go);
  };
}

/** Returns the address of another page being navigated to; null for a place on this page, a form, or a history step. */
function wayElsewhere({ state }: DataRouter, to: To | null | number, options?: RouterNavigateOptions) {
  const isForm = options && "formMethod" in options && options.formMethod !== "get";
  if (isForm || to === null || typeof to === "number") return null;
  const { pathname = state.location.pathname, search = "" } = typeof to === "string" ? parsePath(to) : to;
  const isHere = pathname === state.location.pathname && search === state.location.search;
  return isHere ? null : pathname + search;
}

function standIn({ url }: Request, routeId: string): DataStrategyResult | undefined {
  if (!page) return;
  const { location, navigation, loaderData } = page.state;
  if (isAt(location, url) && routeId in loaderData) {
    askAnewOnceConnected(page);
    return { type: "data", result: loaderData[routeId] };
  }
  const isNewPage = navigation.location && isAt(navigation.location, url);
  return isNewPage ? undefined : { type: "data", result: undefined };
}

function isAt({ pathname, search }: { pathname: string; search: string }, url: string) {
  const asked = new URL(url);
  return asked.pathname === pathname && asked.search === search;
}

/** Returns the page being navigated to; null for this page's own data, and where the browser has gone back already. */
function wayTo(url: string) {
  const to = page?.state.navigation.location;
  const isGoneBack = globalThis.location?.href === url;
  return page && to && isAt(to, url) && !isAt(page.state.location, url) && !isGoneBack
    ? { router: page, from: page.state.location, to }
    : null;
}

const FIRST_TRY_MS = 2000;
const MAX_TRY_MS = 15_000;
let tryAgainMs = FIRST_TRY_MS;

/** Stays on the page, and continues once online unless the person has navigated elsewhere meanwhile. */
function goLater({ router, from, to }: NonNullable<ReturnType<typeof wayTo>>) {
  tell("later");
  void router.navigate(from, { replace: true, preventScrollReset: true, state: from.state });
  const go = () => {
    clearTimeout(timer);
    removeEventListener("online", go);
    const { location, navigation } = router.state;
    const isStillHere = location.pathname === from.pathname && location.search === from.search;
    if (page === router && isStillHere && navigation.state === "idle") void router.navigate(to);
  };
  const timer = setTimeout(go, tryAgainMs);
  tryAgainMs = Math.min(MAX_TRY_MS, tryAgainMs * 2);
  addEventListener("online", go, { once: true });
}

function arrive() {
  tryAgainMs = FIRST_TRY_MS;
  tell("there");
}

let isWaiting = false;

function askAnewOnceConnected(router: DataRouter) {
  if (isWaiting) return;
  isWaiting = true;
  const ask = () => {
    isWaiting = false;
    refresh(router);
  };
  addEventListener("online", ask, { once: true });
}

/** Whether an error means that the server could not be reached: browsers report that as a TypeError, even in the middle of a response. */
export function isLost(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return AWAY.has(error.status);
  if (error instanceof Error) return error instanceof TypeError || isLost(error.cause);
  // What an action throws is wrapped like its results.
  return typeof error === "object" && error !== null && "data" in error && isLost(error.data);
}
