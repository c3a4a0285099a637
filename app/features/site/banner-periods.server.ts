import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { siteBanner } from "#app/db/schema/site-content";
import { MINUTE_MS } from "#app/platform/durations";
import { SITE_CHANNEL } from "#app/platform/events/streams.server";
import { PAGES_CHANNEL } from "#app/platform/http/page-cache.server";

const LOOKED_BACK_MS = MINUTE_MS;

let lookedAt: Date | undefined;

/** Refreshes open and cached pages when the active banner's period has started or ended since the last call. Returns whether it did. */
export async function publishBannerPeriods(now: Date): Promise<boolean> {
  const since = lookedAt ?? new Date(now.getTime() - LOOKED_BACK_MS);
  lookedAt = now;
  const within = (column: typeof siteBanner.startsAt | typeof siteBanner.endsAt) => and(gt(column, since), lte(column, now));
  const turned = await db.$count(
    siteBanner,
    and(eq(siteBanner.isActive, true), or(within(siteBanner.startsAt), within(siteBanner.endsAt))),
  );
  if (turned === 0) return false;
  for (const channel of [PAGES_CHANNEL, SITE_CHANNEL]) await db.execute(sql`select pg_notify(${channel}, '')`);
  return true;
}
