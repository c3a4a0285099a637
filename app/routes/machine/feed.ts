import { writeOwnFeed } from "#app/features/calendar/own-feed/write-feed.server";
import { now } from "#app/platform/clock.server";
import { secondsTooOften } from "#app/platform/limits/counted-in-memory.server";
import type { Route } from "./+types/feed";

/** Calendar feed of a person's own consultations at a secret address; a 404 for any other. */
export async function loader({ params: { feed } }: Route.LoaderArgs) {
  const seconds = secondsTooOften("own-feed", { person: feed });
  if (seconds !== null)
    return new Response("Too many requests\n", { status: 429, headers: { "retry-after": String(seconds), "cache-control": "no-store" } });
  const text = feed.endsWith(".ics") ? await writeOwnFeed(feed.slice(0, -".ics".length), now()) : null;
  if (text === null) return new Response("Not found\n", { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="consultations.ics"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
