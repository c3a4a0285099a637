import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { isLanguage, LANGUAGE_NAMES, type Language } from "#app/languages/languages";
import { isOffered } from "#app/platform/brand/current-defaults.server";

/** Saves a language chosen anywhere on the site, without a conflict check. */
export async function chooseLanguage(userId: string, language: Language): Promise<void> {
  await db.update(profiles).set({ language }).where(eq(profiles.userId, userId));
}

/** The name of the language that somebody had chosen, where the site no longer offers it; otherwise null. */
export async function languageGone(userId: string): Promise<string | null> {
  const [own] = await db.select({ language: profiles.language }).from(profiles).where(eq(profiles.userId, userId));
  return own && isLanguage(own.language) && !isOffered(own.language) ? LANGUAGE_NAMES[own.language] : null;
}
