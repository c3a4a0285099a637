import { secondsTooOften } from "./counted-in-memory.server";

/** What somebody types to look for it, words or a place, on whichever page: each is a page of its own, and none of them is kept. */
const SEARCHED = ["q", "location"];

/** The 429 for a search for words where there were too many from one network within a minute, else null. It draws nothing. */
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
