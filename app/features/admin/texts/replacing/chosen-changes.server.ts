import type { Misfit } from "#app/features/own-texts/fitting-text";
import { textOfPieces } from "#app/features/own-texts/marked-piece";
import { misfitOf } from "#app/features/own-texts/misfit.server";
import { HOME_PREFIX } from "#app/features/own-texts/places";
import { NAMES_PREFIX } from "#app/features/own-texts/said-names";
import type { Language } from "#app/languages/languages";
import type { PlannedChange } from "./planned-changes.server";
import type { Decisions } from "./replacing-form";

/** A change that is published, with its wording. */
export type Chosen = PlannedChange & { text: string };

/** What a change says, and where: identical ones of a place are listed, left and edited as one. */
export const sentenceOf = ({ place, name, before, after, isOwn, follows, misfit, known: { standard } }: PlannedChange): string =>
  isOwn || standard.editAt ? name : JSON.stringify([place, before, textOfPieces(after), follows, misfit]);

/** Decisions about all texts, of those about the listed ones: what holds for one holds for the identical ones, and for all of a place. */
export function decisionsForAll(planned: readonly PlannedChange[], { left, taken, edits, places }: Decisions): Decisions {
  const said = new Map(planned.map((change) => [change.name, sentenceOf(change)]));
  const leftSentences = new Set([...left].map((name) => said.get(name)));
  const wordings = new Map([...edits].map(([name, text]) => [said.get(name), text]));
  const of = planned.map((change) => ({ name: change.name, place: change.place, sentence: sentenceOf(change), isOwn: change.isOwn }));
  return {
    left: new Set([
      ...left,
      ...of.filter(({ place, sentence, isOwn }) => !isOwn && (leftSentences.has(sentence) || places?.has(place))).map(({ name }) => name),
    ]),
    taken,
    edits: new Map([
      ...of.flatMap(({ name, sentence }) => (wordings.has(sentence) ? [[name, wordings.get(sentence) ?? ""] as const] : [])),
      ...edits,
    ]),
  };
}

/** The texts that are changed, each with its new wording; one that does not fit is left unless it was written anew. */
export const chosenOf = (planned: readonly PlannedChange[], { left, taken, edits }: Decisions): Chosen[] =>
  planned
    .filter(({ name, isOwn, follows, misfit, known }) => {
      const isChosen = isOwn ? taken.has(name) : !left.has(name);
      return isChosen && !known.standard.editAt && (misfit === null || (edits.has(name) && !follows));
    })
    .map((change) => ({ ...change, text: (change.follows ? null : edits.get(change.name)) ?? textOfPieces(change.after) }))
    .filter(({ text, before }) => text !== before);

/** The texts to be stored as they stand, because what ships in their place comes from a name that is replaced: each with what ships then. */
export function keptOf(planned: readonly PlannedChange[], chosen: readonly Chosen[], { left }: Decisions) {
  const names = new Map(chosen.map(({ name, text }) => [name, text]));
  return planned.flatMap((change) => {
    const { name, known } = change;
    const ships = name.startsWith(HOME_PREFIX) ? names.get(NAMES_PREFIX + known.standard.english) : undefined;
    return ships !== undefined && left.has(name) && !known.row?.text && !known.standard.editAt
      ? [{ ...change, text: change.before, ships }]
      : [];
  });
}

/** Why new wordings do not fit, by name. */
export function misfitsOf(
  chosen: readonly Chosen[],
  { language, decisions }: { language: Language; decisions: Decisions },
): Record<string, Misfit> {
  const edited = chosen.filter(({ name, follows }) => decisions.edits.has(name) && !follows);
  return Object.fromEntries(
    edited.flatMap(({ name, text, known: { standard } }) => {
      const misfit = misfitOf(text, standard.standard, { writing: standard.writing, language });
      return misfit ? [[name, misfit] as const] : [];
    }),
  );
}
