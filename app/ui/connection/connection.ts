import { useEffect, useEffectEvent } from "react";
import { type DataRouter, type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction, redirect } from "react-router";
import { leavePage } from "./left-page";
import { refresh, useRouter } from "./refresh";

/** What a proxy says whose server is away, and a server that has too much to do. */
const AWAY = new Set([502, 503, 504]);

/** What became of a form: it was answered, it did not reach the server, the server failed at it, or its person has to sign in first. */
export type FormFate = "answered" | "lost" | "failed" | "signIn";

let page: DataRouter | undefined;
let tell = (_fate: FormFate) => {};

/**
 * Without a connection a page stays as it is, with what is being typed on it: asked anew, it keeps its data and asks again once there is a
 * connection. A form that could not be sent, or that the server failed at, has no answer, which `useLostForms` tells; one whose person has to sign
 * in comes back to what was typed. Only a page that was never there cannot be shown. Stands around everything, in the root.
 */
export const keepPageOffline: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET") return keepForm(results);
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
      fate = leavePage(way.backTo) ? "signIn" : fate;
      results[routeId] = { type, result: redirect(way.address) };
      continue;
    }
    fate = isLost(result) ? "lost" : "failed";
    results[routeId] = { type: "data", result: data(undefined, { status: 503 }) };
  }
  tell(fate);
  return results;
}

/**
 * Where a form leads whose session has ended, and the page it comes back to: where the server names the page's path, that is the page as it
 * stands, with what its address asks for.
 */
function wayToSignIn(answer: Response) {
  const next = /^\/auth\?next=([^&]+)$/.exec(answer.headers.get("location") ?? "")?.[1];
  if (!next || !page) return null;
  const asked = decodeURIComponent(next);
  const { pathname, search } = page.state.location;
  const backTo = asked.split("?")[0] === pathname ? pathname + search : asked;
  return { backTo, address: `/auth?next=${encodeURIComponent(backTo)}` };
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
  return () => {
    page = undefined;
  };
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
