import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import { isSpokenLanguage, spokenAmong } from "#app/features/catalog/spoken-languages";
import { lockOwn } from "./own-advisor.server";
import { MAX_SPOKEN_LANGUAGES } from "./spoken-languages";

type LanguageAnswer =
  | { ok: true }
  | { ok: false; reason: "advisorProfile.languageUnknown" | "advisorProfile.languagesFull" | "advisorProfile.languageLast" };

/**
 * Adds a language (its code) to those an advisor speaks, or removes one, except the last. Idempotent. Throws a 404 for anyone who is not an
 * advisor.
 */
export function changeSpokenLanguage(viewer: Pick<Viewer, "userId">, code: string, isWanted: boolean, at: Date): Promise<LanguageAnswer> {
  return db.transaction(async (tx) => {
    const { id, languages } = await lockOwn(tx, viewer);
    if (!isSpokenLanguage(code)) return { ok: false, reason: "advisorProfile.languageUnknown" };
    if (languages.includes(code) === isWanted) return { ok: true };
    const spoken = spokenAmong(isWanted ? [...languages, code] : languages.filter((language) => language !== code));
    if (spoken.length === 0) return { ok: false, reason: "advisorProfile.languageLast" };
    if (spoken.length > MAX_SPOKEN_LANGUAGES) return { ok: false, reason: "advisorProfile.languagesFull" };
    await tx.update(advisors).set({ languages: spoken, updatedAt: at }).where(eq(advisors.id, id));
    return { ok: true };
  });
}
