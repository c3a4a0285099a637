import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { type Misfit, tidyText } from "#app/features/own-texts/fitting-text";
import { publishOwnTexts } from "#app/features/own-texts/own-texts.server";
import type { WordPair } from "#app/features/own-texts/replace-words";
import { REPLACED, TEXTS_SUBJECT } from "#app/features/own-texts/words-in-force.server";
import type { Language } from "#app/languages/languages";
import { shipsAs } from "../standard-text";
import { applyOwnTextsHere } from "../write-text.server";
import { type Chosen, chosenOf, decisionsForAll, keptOf, misfitsOf } from "./chosen-changes.server";
import { type PlannedChange, planChanges } from "./planned-changes.server";
import type { ReplacedText } from "./replacements.server";
import type { Decisions } from "./replacing-form";
import { REPLACING_LINE, SavedMeanwhile, writeTexts } from "./write-texts.server";

export type ReplacingOutcome =
  | { ok: true; count: number }
  | { ok: false; reason: "changed"; names: string[] }
  | { ok: false; reason: "misfit"; misfits: Record<string, Misfit> }
  | { ok: false; reason: "nothing" };

interface Asked {
  language: Language;
  pairs: readonly WordPair[];
  /** Versions of the customized texts when the admin saw them. */
  seen: Readonly<Record<string, number>>;
  decisions: Decisions;
}

/** Replaces words in all texts of a language at once: every text or none, and none that was changed since it was seen. */
export async function publishReplacement(actor: AdminActor, asked: Asked, at: Date): Promise<ReplacingOutcome> {
  const planned = await planChanges(asked.language, asked.pairs);
  const decisions = decisionsForAll(planned, asked.decisions);
  const chosen = chosenOf(planned, decisions);
  const misfits = misfitsOf(chosen, { ...asked, decisions });
  const changed = chosen.filter(({ name, version }) => version !== (asked.seen[name] ?? 0)).map(({ name }) => name);
  const work = async (tx: AdminTransaction): Promise<ReplacingOutcome> => {
    if (changed.length > 0) return { ok: false, reason: "changed", names: changed };
    if (Object.keys(misfits).length > 0) return { ok: false, reason: "misfit", misfits };
    if (chosen.length === 0) return { ok: false, reason: "nothing" };
    const kept = keptOf(planned, chosen, decisions);
    const rows = [
      ...chosen.filter(({ follows }) => !follows).map(storedText),
      ...kept.map((each) => ({ ...storedText(each), text: each.text, replaced: each.ships })),
    ];
    await writeTexts(tx, { actor, language: asked.language, rows, at });
    const names = new Set(chosen.map(({ name }) => name));
    const left = planned.filter(({ name }) => !names.has(name)).map(({ name }) => name);
    await audit(tx, actor, REPLACED, TEXTS_SUBJECT, null, {
      language: asked.language,
      count: chosen.length,
      words: inWords(asked.pairs),
      replaced: { pairs: asked.pairs, changes: [...chosen, ...kept].map(replacedText), left },
    });
    await publishOwnTexts(tx);
    return { ok: true, count: chosen.length };
  };
  const outcome = await adminTransaction(actor, work, REPLACING_LINE).catch(asChanged);
  if (outcome.ok) await applyOwnTextsHere();
  return outcome;
}

/** Somebody saved one of the texts at the very moment: nothing was written. */
function asChanged(error: unknown): ReplacingOutcome {
  if (error instanceof SavedMeanwhile) return { ok: false, reason: "changed", names: [] };
  throw error;
}

/** A customization that counts as nobody's writing, unless the text was somebody's before. */
const storedText = ({ name, version, text, known, isOwn }: Chosen) => ({
  name,
  version,
  text: textOrNone(text, known),
  replaced: shipsAs(known.standard),
  wordsReplaced: !isOwn || Boolean(known.row?.wordsReplaced),
});

/** A text equal to the shipped one removes the customization. */
const textOrNone = (text: string, known: PlannedChange["known"]) => (tidyText(text) === tidyText(known.standard.standard) ? null : text);

const replacedText = ({ name, before, text, follows, known: { row } }: Chosen): ReplacedText => ({
  name,
  before,
  after: text,
  wasOwn: Boolean(row?.text),
  wasReplaced: Boolean(row?.wordsReplaced),
  stoodFor: row?.replaced ?? null,
  follows,
});

const inWords = (pairs: readonly WordPair[]) =>
  pairs.map(({ old, to, isInside }) => (isInside ? `…${old}… → …${to}…` : `${old} → ${to}`)).join(", ");
