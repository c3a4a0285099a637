import { and, eq, gt, isNotNull } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { quotes } from "#app/db/schema/booking";
import type { HeldHour } from "#app/features/accounts/sign-up/held-hour";
import { isUuid } from "#app/platform/uuid";
import { isHourPath } from "./hour-selection";

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
