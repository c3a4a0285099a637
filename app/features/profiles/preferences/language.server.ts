import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { Language } from "#app/languages/languages";

/** Saves a language chosen anywhere on the site, without a conflict check. */
export async function chooseLanguage(userId: string, language: Language): Promise<void> {
  await db.update(profiles).set({ language }).where(eq(profiles.userId, userId));
}
