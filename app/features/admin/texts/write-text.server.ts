import { and, eq } from "drizzle-orm";
import { ownTexts } from "#app/db/schema/own-texts";
import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import type { Place } from "#app/features/own-texts/places";
import { TEXTS_SUBJECT } from "#app/features/own-texts/words-in-force.server";
import type { Language } from "#app/languages/languages";
import { outdatePages } from "#app/platform/http/page-cache.server";
import type { TextChoice } from "./texts-form";

type Row = typeof ownTexts.$inferSelect;

/** Applies the texts here before the response, however long the event takes. */
export async function applyOwnTextsHere() {
  await readOwnTexts();
  outdatePages();
}

/** Writes an audit entry with the text before and after, and the save it undoes; none when it is unchanged. */
export const auditTextChange = (
  tx: AdminTransaction,
  actor: AdminActor,
  action: Parameters<typeof audit>[2],
  { place, language, name }: { place: Place; language: Language; name: string },
  change: { before: string; after: string; save?: string; undoes?: string },
) => (change.before === change.after ? undefined : audit(tx, actor, action, TEXTS_SUBJECT, null, { place, language, name, ...change }));

const isOf = ({ language, name }: { language: Language; name: string }) => and(eq(ownTexts.language, language), eq(ownTexts.name, name));

/** Locks and returns the customization of a text. */
export async function standingText(tx: AdminTransaction, edit: { language: Language; name: string }) {
  const [row] = await tx.select().from(ownTexts).where(isOf(edit)).for("update");
  return row;
}

/** Saves a text, from now on written by hand if it is published; returns false when it was saved by someone else since the page was opened. */
export async function writeText(
  tx: AdminTransaction,
  edit: Pick<TextChoice, "language" | "name" | "version">,
  values: Partial<Row> & { savedAt: Date },
): Promise<boolean> {
  const { language, name, version } = edit;
  const next = { ...values, ...("text" in values && { wordsReplaced: false }), version: version + 1 };
  const written =
    version === 0
      ? await tx
          .insert(ownTexts)
          .values({ language, name, ...next })
          .onConflictDoNothing()
          .returning({ name: ownTexts.name })
      : await tx
          .update(ownTexts)
          .set(next)
          .where(and(isOf(edit), eq(ownTexts.version, version)))
          .returning({ name: ownTexts.name });
  return written.length > 0;
}
