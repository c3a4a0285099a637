import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type HourCycle, writtenLocale } from "./format-locale";

export interface ReaderFormats {
  /** For dates, times and numbers; the words of a mail stay in the site's language. */
  locale: string;
  /** IANA zone; UTC until one is chosen. */
  timeZone: string;
}

/** How a person reads dates and times, for what is written to them while they are not here (decisions.md 2, Time zones). */
export async function readerFormats(connection: Connection, userId: string): Promise<ReaderFormats> {
  const [row] = await connection
    .select({ language: profiles.language, timeZone: profiles.timezone, hourCycle: preferences.hourCycle })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId));
  const { language, timeZone, hourCycle } = row ?? {};
  return { locale: writtenLocale(language || "en", (hourCycle ?? "auto") as HourCycle), timeZone: timeZone || "UTC" };
}
