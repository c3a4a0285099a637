import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type Language, languageOr } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { formatLocale, type HourCycle } from "./format-locale";

export interface ReaderFormats {
  /** Of the words. */
  language: Language;
  /** For dates, times and numbers: of the language, with the clock of the preferences. */
  locale: string;
  /** IANA zone; UTC until one is chosen. */
  timeZone: string;
}

/** What `formatsOf` needs of somebody's rows, whose profile and preferences are joined. */
export const readerColumns = { language: profiles.language, timeZone: profiles.timezone, hourCycle: preferences.hourCycle };

type ReaderRow = { language: string | null; timeZone: string | null; hourCycle: string | null };

/** How whoever a row is of reads dates and times. */
export function formatsOf(row: ReaderRow | undefined): ReaderFormats {
  const { timeZone, hourCycle } = row ?? {};
  const language = languageOr(row?.language, siteLanguage());
  return { language, locale: formatLocale(language, (hourCycle ?? "auto") as HourCycle, timeZone ?? ""), timeZone: timeZone || "UTC" };
}

/** How a person reads dates and times, for what is written to them while they are not here (decisions.md 2, Time zones). */
export async function readerFormats(connection: Connection, userId: string): Promise<ReaderFormats> {
  const [row] = await connection
    .select(readerColumns)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId));
  return formatsOf(row);
}
