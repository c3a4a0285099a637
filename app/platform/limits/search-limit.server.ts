import { config } from "#app/config.server";
import { now } from "#app/platform/clock.server";
import { LIMITS } from "./limits";
import { networksOf } from "./network";

const { minutes, perNetwork } = LIMITS.search;
const WINDOW_MS = minutes * 60_000;
/** What is remembered has an end, too: the networks heard of longest ago are forgotten first. */
const MOST_NETWORKS = 10_000;

/** What somebody types to look for it, words or a place, on whichever page: each is a page of its own, and none of them is kept. */
const SEARCHED = ["q", "location"];

interface Count {
  from: number;
  times: number;
}

const counts = new Map<string, Count>();

/**
 * The 429 for a search for words where there were too many from one network within a minute, else null. It asks nobody and draws nothing: what is
 * too much costs next to nothing. Counted by each server for itself.
 */
export function refuseSearch(request: Request, address: string): Response | null {
  if (!config().rateLimits || !isSearch(request)) return null;
  const at = now().getTime();
  const full = networksOf(address).filter(({ network, times }) => addTo(countOf(network, at)) > perNetwork * times);
  if (full.length === 0) return null;
  const until = Math.max(...full.map(({ network }) => countOf(network, at).from + WINDOW_MS));
  const seconds = Math.max(1, Math.ceil((until - at) / 1000));
  const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": String(seconds), "cache-control": "no-store" };
  return new Response(`Many searches came from your network. Please wait ${seconds} s before the next one.\n`, { status: 429, headers });
}

function addTo(count: Count): number {
  count.times += 1;
  return count.times;
}

function isSearch({ method, url }: Request) {
  const { searchParams } = new URL(url);
  return (method === "GET" || method === "HEAD") && SEARCHED.some((name) => searchParams.get(name)?.trim());
}

function countOf(network: string, at: number): Count {
  const known = counts.get(network);
  if (known && at - known.from < WINDOW_MS) return known;
  counts.delete(network);
  const [oldest] = counts.keys();
  if (oldest !== undefined && counts.size >= MOST_NETWORKS) counts.delete(oldest);
  const begun = { from: at, times: 0 };
  counts.set(network, begun);
  return begun;
}
