import { secondsTooOften } from "./counted-in-memory.server";

/** Parameters with typed search words or places, on any page: each value is a page of its own, and none is cached. */
const SEARCHED = ["q", "location"];

/** Returns a 429 when one network has made too many free-text searches within a minute, else null. Renders no page. */
export function refuseSearch(request: Request, address: string): Response | null {
  const seconds = isSearch(request) ? secondsTooOften("search", { address }) : null;
  if (seconds === null) return null;
  const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": String(seconds), "cache-control": "no-store" };
  return new Response(`Many searches came from your network. Please wait ${seconds} s before the next one.\n`, { status: 429, headers });
}

function isSearch({ method, url }: Request) {
  const { searchParams } = new URL(url);
  return (method === "GET" || method === "HEAD") && SEARCHED.some((name) => searchParams.get(name)?.trim());
}
