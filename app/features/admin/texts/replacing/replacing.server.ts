import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { type Misfit, tidyText } from "#app/features/own-texts/fitting-text";
import { publishOwnTexts } from "#app/features/own-texts/own-texts.server";
import type { Language } from "#app/languages/languages";
import { applyOwnTextsHere, TEXTS_SUBJECT } from "../write-text.server";
import { type Chosen, chosenOf, misfitsOf } from "./chosen-changes.server";
import { type PlannedChange, planChanges } from "./planned-changes.server";
import type { WordPair } from "./replace-words";
import { REPLACED, type ReplacedText } from "./replacements.server";
import type { Decisions } from "./replacing-form";
import { REPLACING_LINE, SavedMeanwhile, writeTexts } from "./write-texts.server";

export type ReplacingOutcome =
  | { ok: true; count: number; names: string[] }
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
  const chosen = chosenOf(planned, asked.decisions);
  const misfits = misfitsOf(chosen, asked);
  const changed = chosen.filter(({ name, version }) => version !== (asked.seen[name] ?? 0)).map(({ name }) => name);
  const work = async (tx: AdminTransaction): Promise<ReplacingOutcome> => {
    if (changed.length > 0) return { ok: false, reason: "changed", names: changed };
    if (Object.keys(misfits).length > 0) return { ok: false, reason: "misfit", misfits };
    if (chosen.length === 0) return { ok: false, reason: "nothing" };
    const rows = chosen.map(({ name, version, text, known }) => ({
      name,
      version,
      text: textOrNone(text, known),
      replaced: standardOf(known),
    }));
    await writeTexts(tx, { actor, language: asked.language, rows, at });
    const names = new Set(chosen.map(({ name }) => name));
    const left = planned.filter(({ name }) => !names.has(name)).map(({ name }) => name);
    await audit(tx, actor, REPLACED, TEXTS_SUBJECT, null, {
      language: asked.language,
      count: chosen.length,
      words: inWords(asked.pairs),
      replaced: { pairs: asked.pairs, changes: chosen.map(replacedText), left },
    });
    await publishOwnTexts(tx);
    return { ok: true, count: chosen.length, names: [...names] };
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

const standardOf = (known: PlannedChange["known"]) => known.standard.standard;
/** A text equal to the shipped one removes the customization. */
const textOrNone = (text: string, known: PlannedChange["known"]) => (tidyText(text) === tidyText(standardOf(known)) ? null : text);

const replacedText = ({ name, before, text, known: { row } }: Chosen): ReplacedText => ({
  name,
  before,
  after: text,
  wasOwn: Boolean(row?.text),
  stoodFor: row?.replaced ?? null,
});

const inWords = (pairs: readonly WordPair[]) =>
  pairs.map(({ old, to, isInside }) => (isInside ? `…${old}… → …${to}…` : `${old} → ${to}`)).join(", ");
