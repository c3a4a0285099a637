import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { publishOwnTexts } from "#app/features/own-texts/own-texts.server";
import { TAKEN_BACK, TEXTS_SUBJECT } from "#app/features/own-texts/words-in-force.server";
import type { Language } from "#app/languages/languages";
import { applyOwnTextsHere } from "../write-text.server";
import { countChanged, isStanding, replacementsIn } from "./replacements.server";
import { lockTexts, REPLACING_LINE, writeTexts } from "./write-texts.server";

/** Takes a replacement back: every text that stands as it was written then. Others are counted as kept. */
export async function undoReplacement(
  actor: AdminActor,
  { id, language }: { id: string; language: Language },
  at: Date,
): Promise<{ ok: true; count: number; kept: number } | { ok: false; reason: "gone" }> {
  const work = async (tx: AdminTransaction) => {
    const [done] = await replacementsIn(language, tx, id);
    if (!done) return { ok: false, reason: "gone" } as const;
    const standing = await lockTexts(
      tx,
      language,
      done.changes.map(({ name }) => name),
    );
    const back = done.changes.filter((change) => isStanding(change, standing.get(change.name)?.text));
    const rows = back
      .filter(({ follows }) => !follows)
      .map(({ name, before, wasOwn, wasReplaced, stoodFor }) => ({
        name,
        version: standing.get(name)?.version ?? 0,
        text: wasOwn ? before : null,
        replaced: wasOwn ? stoodFor : null,
        wordsReplaced: wasOwn && Boolean(wasReplaced),
      }));
    await writeTexts(tx, { actor, language, rows, at });
    const changes = back.map((change) => ({ ...change, before: change.after, after: change.before }));
    const details = { language, count: countChanged(back), words: done.words, undoes: id, replaced: { changes } };
    await audit(tx, actor, TAKEN_BACK, TEXTS_SUBJECT, null, details);
    await publishOwnTexts(tx);
    return { ok: true, count: countChanged(back), kept: done.changes.length - back.length } as const;
  };
  const outcome = await adminTransaction(actor, work, REPLACING_LINE);
  if (outcome.ok) await applyOwnTextsHere();
  return outcome;
}
