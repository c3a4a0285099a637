import { useEffect, useEffectEvent } from "react";
import { type DataRouter, type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { refresh, useRouter } from "./refresh";

/** What a proxy says whose server is away, and a server that has too much to do. */
const AWAY = new Set([502, 503, 504]);

let page: DataRouter | undefined;
let tell = (_isLost: boolean) => {};

/**
 * Without a connection a page stays as it is, with what is being typed on it: asked anew, it keeps its data and asks again once there is a
 * connection; a form that could not be sent has no answer, which `useLostForms` tells. Only a page that was never there cannot be
 * shown. Stands around everything, in the root.
 */
export const keepPageOffline: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const isForm = request.method !== "GET";
  if (isForm) tell(Object.values(results).some(({ type, result }) => type === "error" && isLost(result)));
  for (const [routeId, result] of Object.entries(results))
    if (result.type === "error" && isLost(result.result)) results[routeId] = standIn(request, routeId) ?? result;
  return results;
};

/** Makes `keepPageOffline` work, and calls `told` with each form that was sent: whether it was lost. Used once, where toasts appear. */
export function useLostForms(told: (isLost: boolean) => void) {
  const router = useRouter();
  const tell = useEffectEvent(told);
  useEffect(() => watchPage(router, (isLost) => tell(isLost)), [router]);
}

export function watchPage(router: DataRouter, told: (isLost: boolean) => void) {
  page = router;
  tell = told;
  return () => {
    page = undefined;
  };
}

function standIn({ method, url }: Request, routeId: string): DataStrategyResult | undefined {
  if (method !== "GET") return { type: "data", result: data(undefined, { status: 503 }) };
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
