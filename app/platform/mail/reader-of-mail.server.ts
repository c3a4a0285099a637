import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type Language, languageOr } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";

/**
 * The language of the address's owner, or the site's default; and their name, once they have confirmed the address: until then, anybody may
 * have entered anything as a stranger's name.
 */
export async function readerOf(connection: Connection, { to, language }: { to: string; language?: Language }) {
  const [reader] = await connection
    .select({
      language: profiles.language,
      name: sql<string>`case when ${users.emailConfirmedAt} is null then '' else coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}) end`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.email, to));
  return { language: language ?? languageOr(reader?.language, siteLanguage()), name: reader?.name ?? "" };
}
