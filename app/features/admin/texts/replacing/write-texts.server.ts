import { and, eq, inArray, sql } from "drizzle-orm";
import { ownTexts } from "#app/db/schema/own-texts";
import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import type { Language } from "#app/languages/languages";

/** Advisory lock: one replacement, or its undoing, after the other. */
export const REPLACING_LINE = 7_241_065;

/** Locks and returns the customizations of texts in a language, by name. */
export async function lockTexts(tx: AdminTransaction, language: Language, names: string[]) {
  const rows = await tx
    .select({ name: ownTexts.name, text: ownTexts.text, version: ownTexts.version })
    .from(ownTexts)
    .where(and(eq(ownTexts.language, language), inArray(ownTexts.name, names)))
    .for("update");
  return new Map(rows.map((row) => [row.name, row]));
}

/** A text was saved between the reading and the writing. */
export class SavedMeanwhile extends Error {}

interface Writing {
  actor: AdminActor;
  language: Language;
  rows: readonly { name: string; version: number; text: string | null; replaced: string | null; wordsReplaced: boolean }[];
  at: Date;
}

/** Writes many texts in one statement; throws, so that nothing is written, when one was saved since its version. */
export async function writeTexts(tx: AdminTransaction, { actor, language, rows, at }: Writing) {
  if (rows.length === 0) return;
  const by = { language, publishedAt: at, savedBy: actor.userId, savedAt: at };
  const values = rows.map(({ version, ...row }) => ({
    ...row,
    ...by,
    version: version + 1,
    replaced: row.text === null ? null : row.replaced,
  }));
  const written = await tx
    .insert(ownTexts)
    .values(values)
    .onConflictDoUpdate({
      target: [ownTexts.language, ownTexts.name],
      set: {
        text: sql`excluded.text`,
        replaced: sql`excluded.replaced`,
        wordsReplaced: sql`excluded.words_replaced`,
        publishedAt: at,
        version: sql`excluded.version`,
        savedBy: actor.userId,
        savedAt: at,
      },
      setWhere: sql`${ownTexts.version} = excluded.version - 1`,
    })
    .returning({ name: ownTexts.name });
  if (written.length < rows.length) throw new SavedMeanwhile();
}
