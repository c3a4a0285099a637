import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type Language, languageOr } from "#app/languages/languages";
import { offeredLanguages, siteLanguage } from "#app/platform/brand/current-defaults.server";
import { formatLocale, type HourCycle } from "./format-locale";

export interface ReaderFormats {
  /** Language of the texts. */
  language: Language;
  /** Locale for dates, times and numbers: the language, with the clock from the preferences. */
  locale: string;
  /** IANA zone; UTC until one is chosen. */
  timeZone: string;
}

/** Columns that `formatsOf` needs, from joined profiles and preferences. */
export const readerColumns = { language: profiles.language, timeZone: profiles.timezone, hourCycle: preferences.hourCycle };

type ReaderRow = { language: string | null; timeZone: string | null; hourCycle: string | null };

/** Returns the date and time formats of the person a row belongs to. */
export function formatsOf(row: ReaderRow | undefined): ReaderFormats {
  const { timeZone, hourCycle } = row ?? {};
  const language = languageOr(row?.language, siteLanguage(), offeredLanguages());
  return { language, locale: formatLocale(language, (hourCycle ?? "auto") as HourCycle, timeZone ?? ""), timeZone: timeZone || "UTC" };
}

/** Returns a person's date and time formats, for emails and notifications written while they are away (decisions.md 2, Time zones). */
export async function readerFormats(connection: Connection, userId: string): Promise<ReaderFormats> {
  const [row] = await connection
    .select(readerColumns)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId));
  return formatsOf(row);
}
