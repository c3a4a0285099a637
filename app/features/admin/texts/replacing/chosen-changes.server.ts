import type { Misfit } from "#app/features/own-texts/fitting-text";
import { misfitOf } from "#app/features/own-texts/misfit.server";
import type { Language } from "#app/languages/languages";
import { textOfPieces } from "../marked-piece";
import type { PlannedChange } from "./planned-changes.server";
import type { Decisions } from "./replacing-form";

/** A change that is published, with its wording. */
export type Chosen = PlannedChange & { text: string };

/** The texts that are changed, each with its new wording; one that does not fit is left unless it was written anew. */
export const chosenOf = (planned: readonly PlannedChange[], { left, taken, edits }: Decisions): Chosen[] =>
  planned
    .filter(({ name, isOwn, misfit, known }) => {
      const isChosen = isOwn ? taken.has(name) : !left.has(name);
      return isChosen && !known.standard.editAt && (misfit === null || edits.has(name));
    })
    .map((change) => ({ ...change, text: edits.get(change.name) ?? textOfPieces(change.after) }))
    .filter(({ text, before }) => text !== before);

/** Why new wordings do not fit, by name. */
export function misfitsOf(
  chosen: readonly Chosen[],
  { language, decisions }: { language: Language; decisions: Decisions },
): Record<string, Misfit> {
  const edited = chosen.filter(({ name }) => decisions.edits.has(name));
  return Object.fromEntries(
    edited.flatMap(({ name, text, known: { standard } }) => {
      const misfit = misfitOf(text, standard.standard, { writing: standard.writing, language });
      return misfit ? [[name, misfit] as const] : [];
    }),
  );
}
