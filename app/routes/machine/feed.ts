import { writeOwnFeed } from "#app/features/calendar/own-feed/write-feed.server";
import { addressContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { secondsTooOften } from "#app/platform/limits/counted-in-memory.server";
import type { Route } from "./+types/feed";

/** Names of feeds: a secret token and its ending. Anything else is nobody's, and costs nothing. */
const FEED_NAME = /^([\w-]{43})\.ics$/;

/** Calendar feed of a person's own consultations at a secret address; a 404 for any other. */
export async function loader({ params: { feed }, context }: Route.LoaderArgs) {
  const token = FEED_NAME.exec(feed)?.[1];
  if (token === undefined) return refusal("Not found\n", 404);
  const seconds = secondsTooOften("own-feed", { person: token, address: context.get(addressContext) });
  if (seconds !== null) return refusal("Too many requests\n", 429, { "retry-after": String(seconds) });
  const text = await writeOwnFeed(token, now());
  if (text === null) return refusal("Not found\n", 404);
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="calendar.ics"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}

const refusal = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "cache-control": "no-store", ...headers } });
