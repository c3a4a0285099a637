import type { Connection } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { Language } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import type { AccountType } from "../schema";

interface RowsOf {
  userId: string;
  email: string;
  category: AccountType | null;
  language?: Language;
  currency?: string;
  timeZone?: string;
  at: Date;
}

/** Creates the rows every user needs: a profile (in the site's language by default) and security settings. Existing rows stay unchanged. */
export async function createAccountRows(connection: Connection, { userId, email, category, language, currency, timeZone, at }: RowsOf) {
  const type = category && { category, categoryChosenAt: at };
  await connection
    .insert(profiles)
    .values({
      userId,
      email,
      language: language ?? siteLanguage(),
      ...(currency && { currency }),
      ...(timeZone && { timezone: timeZone }),
      ...type,
    })
    .onConflictDoNothing();
  await connection.insert(securitySettings).values({ userId }).onConflictDoNothing();
}
