/** Endings of plurals and of derived words (activity, person, result) in the five languages. */
const ENDINGS = "s x e n a o i es en er os as ing ung ion age eur ern ings ions ages eurs ungen".split(" ");
const MIN_STEM_LENGTH = 4;
/** A verb and what is done by it: 'improvvisare' and 'improvvisazione', 'improvise' and 'improvisation', 'restaurieren' and 'Restaurierung'. */
const OF_VERBS = "are azione azioni ar acion aciones er ation ations e ieren ierung ierungen ation ationen".split(" ");
const MIN_VERB_STEM_LENGTH = 5;

/** Returns a folded word itself and without each possible ending. */
export function stemsOf(word: string): Set<string> {
  const without = (endings: readonly string[], least: number) =>
    endings
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= least)
      .map((ending) => word.slice(0, -ending.length));
  return new Set([word, ...without(ENDINGS, MIN_STEM_LENGTH), ...without(OF_VERBS, MIN_VERB_STEM_LENGTH)]);
}
