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

/** What a proxy says whose server is away, and a server that has too much to do. */
const AWAY = new Set([502, 503, 504]);

/**
 * What became of a form (it was answered, it did not reach the server, the server failed at it, or its person has to sign in first) or of the
 * way to a page (it opens later, or it is there).
 */
export type FormFate = "answered" | "lost" | "failed" | "signIn" | "signedOut" | "later" | "there";

let page: DataRouter | undefined;
let tell = (_fate: FormFate) => {};

/**
 * Without a connection a page stays as it is, with what is being typed on it: asked anew, it keeps its data and asks again once there is a
 * connection. A form that could not be sent, or that the server failed at, has no answer, which `useLostForms` tells; one whose person has to sign
 * in comes back to what was typed. On the way to another page one stays where one is, and goes on once there is a connection. Stands around
 * everything, in the root.
 */
export const keepPageOffline: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET") return keepForm(results);
  const way = wayTo(request.url);
  if (!way) keepEndedPage(request, results);
  if (way && Object.values(results).some(({ type, result }) => type === "error" && isLost(result))) goLater(way);
  else if (way) arrive();
  for (const [routeId, result] of Object.entries(results))
    if (result.type === "error" && isLost(result.result)) results[routeId] = standIn(request, routeId) ?? result;
  return results;
};

/** A form takes its page away by leading on, and by nothing else. */
function keepForm(results: Record<string, DataStrategyResult>) {
  let fate: FormFate = "answered";
  for (const [routeId, { type, result }] of Object.entries(results)) {
    if (type !== "error") continue;
    if (result instanceof Response) {
      const way = wayToSignIn(result);
      if (!way) continue;
      fate = fateOfForm(leavePage(way.backTo), way.isAgain) ?? fate;
      results[routeId] = { type, result: redirect(way.address) };
      continue;
    }
    fate = isLost(result) ? "lost" : "failed";
    results[routeId] = { type: "data", result: data(undefined, { status: 503 }) };
  }
  tell(fate);
  return results;
}

/** A page that is asked for anew once its session has ended leads to sign in: what was typed, ticked or opened on it is there again after that. */
function keepEndedPage({ url }: Request, results: Record<string, DataStrategyResult>) {
  if (!page || !isAt(page.state.location, url) || page.state.navigation.location) return;
  for (const { type, result } of Object.values(results)) {
    const signIn = type === "error" && result instanceof Response ? wayToSignIn(result) : null;
    if (signIn && leavePage(signIn.backTo)) return tell("signIn");
  }
}

/** To whoever signs in once more the page itself says that what was typed is kept. */
function fateOfForm(isLeft: boolean, isAgain: boolean): FormFate | null {
  if (isAgain) return null;
  if (isLeft) return "signIn";
  return isOfSomebody() ? "signedOut" : null;
}

/** Whether the page was made for somebody who was signed in. */
const isOfSomebody = () => Boolean(document.body.dataset.by);

/**
 * Where a form leads whose session has ended, and the page it comes back to: where the server names the page's path, that is the page as it
 * stands, with what its address asks for. Who has only to sign in once more comes back to where the server says, which has kept the form.
 */
function wayToSignIn(answer: Response) {
  const location = answer.headers.get("location") ?? "";
  const [, again, next] = /^\/auth\?(again=1&)?next=([^&]+)$/.exec(location) ?? [];
  if (!next || !page) return null;
  const asked = decodeURIComponent(next.replaceAll("+", "%20"));
  if (again) return { backTo: asked, address: location, isAgain: true };
  const { pathname, search } = page.state.location;
  const backTo = asked.split("?")[0] === pathname ? pathname + search : asked;
  return { backTo, address: `/auth?next=${encodeURIComponent(backTo)}`, isAgain: false };
}

/** Makes `keepPageOffline` work, and calls `told` with what became of each form that was sent. Used once, where toasts appear. */
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
 * Without a connection the router would load the whole page anew for a module that it cannot get, and the page would be the browser's own. So the
 * way to another page begins when there is one; a page that the site's worker has kept is there at once.
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

/** The address of another page that somebody wants to go to; null for a place on this one, a form, and a step of the history. */
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

/** The page that one is on the way to; null for data of this one, and where the browser has gone back to it already. */
function wayTo(url: string) {
  const to = page?.state.navigation.location;
  const isGoneBack = globalThis.location?.href === url;
  return page && to && isAt(to, url) && !isAt(page.state.location, url) && !isGoneBack
    ? { router: page, from: page.state.location, to }
    : null;
}

const FIRST_TRY_MS = 2000;
const LONGEST_TRY_MS = 15_000;
let tryAgainMs = FIRST_TRY_MS;

/** Stays on the page as it is, and goes on when there is a connection, unless somebody has gone elsewhere meanwhile. */
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
  tryAgainMs = Math.min(LONGEST_TRY_MS, tryAgainMs * 2);
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

/** Whether an error says that the server could not be reached: the browser says so by a TypeError, also in the middle of an answer. */
export function isLost(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return AWAY.has(error.status);
  if (error instanceof Error) return error instanceof TypeError || isLost(error.cause);
  // What an action throws comes wrapped like what it answers.
  return typeof error === "object" && error !== null && "data" in error && isLost(error.data);
}
