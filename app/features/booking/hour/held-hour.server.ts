import { and, eq, gt, isNotNull } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { quotes } from "#app/db/schema/booking";
import type { AskedHour, HeldHour } from "#app/features/accounts/sign-up/held-hour";
import { readTime } from "#app/features/schedule/wall-time";
import { isUuid } from "#app/platform/uuid";
import { isHourPath, readHourSelection } from "./hour-selection";

/** Returns the hour at a return URL, whether or not it is held; null when the URL is a different page or names no time. */
export async function askedHourAt(returnTo: string | null): Promise<AskedHour | null> {
  if (!returnTo || !isHourPath(returnTo)) return null;
  const [path = "", query = ""] = returnTo.split("?");
  const asked = readTime(readHourSelection(new URLSearchParams(query)).time, "UTC");
  if (!asked.ok) return null;
  const [advisor] = await db
    .select({ name: advisors.displayName, timeZone: advisors.timezone })
    .from(advisors)
    .where(eq(advisors.slug, decodeURIComponent(path.split("/")[2] ?? "")));
  return advisor ? { ...advisor, startsAt: new Date(asked.instant) } : null;
}

/** Returns the held hour at a return URL; null when the URL is a different page or nothing is held any more. */
export async function heldHourAt(returnTo: string | null, now: Date, connection: Connection = db): Promise<HeldHour | null> {
  if (!returnTo || !isHourPath(returnTo)) return null;
  const id = new URLSearchParams(returnTo.split("?")[1] ?? "").get("hold") ?? "";
  if (!isUuid(id)) return null;
  const [held] = await connection
    .select({ name: advisors.displayName, startsAt: quotes.startsAt, until: quotes.expiresAt, timeZone: advisors.timezone })
    .from(quotes)
    .innerJoin(advisors, eq(advisors.id, quotes.advisorId))
    .where(and(eq(quotes.id, id), isNotNull(quotes.blockedUntil), gt(quotes.expiresAt, now)));
  return held ?? null;
}
