import { textOfPieces } from "#app/features/own-texts/marked-piece";
import { meaningOf } from "#app/features/own-texts/market-words";
import type { Place } from "#app/features/own-texts/places";
import type { WordPair } from "#app/features/own-texts/replace-words";
import { replacingIn } from "#app/features/own-texts/replacing-in.server";
import { withDoubts } from "#app/features/own-texts/word-before";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import type { Language } from "#app/languages/languages";
import { textsEverywhere } from "../known-texts.server";
import { shipsAs } from "../standard-text";
import { sentenceOf } from "./chosen-changes.server";
import type { LastReplacement, ListedChange, StillSaying } from "./listed-change";
import { type PlannedChange, planChanges } from "./planned-changes.server";
import { countChanged, isStanding, pairsOf, type Replacement, replacementsIn, writtenByReplacements } from "./replacements.server";
import type { ReplacingParams } from "./replacing-form";
import { formsIn } from "./word-forms";

/** Returns the words that may be replaced, what the given ones change by place, and the last replacement in the language. */
export async function readReplacing(params: ReplacingParams) {
  const { language, pairs } = params;
  const earlier = await replacementsIn(language);
  const planned = await planChanges(language, pairs, earlier);
  const groups = Map.groupBy(listedChanges(planned, params), ({ place }) => place);
  return {
    params,
    hasGenders: ALL_LANGUAGES[language].wordsBefore.gendered.length > 0,
    forms: formsIn(await readIn(language), ALL_LANGUAGES[language].marketWords),
    groups: [...groups].map(([place, changes]): { place: Place; changes: ListedChange[] } => ({ place, changes })),
    seen: JSON.stringify(Object.fromEntries(planned.filter(({ version }) => version > 0).map(({ name, version }) => [name, version]))),
    last: await lastOf(earlier, language),
  };
}

function listedChanges(planned: readonly PlannedChange[], params: ReplacingParams): ListedChange[] {
  const { language, pairs } = params;
  const isUnclear = (pair: WordPair) => meaningOf(pair.old, ALL_LANGUAGES[language].marketWords) === "several";
  const unclear = replacingIn(language, pairs.filter(isUnclear));
  return [...Map.groupBy(planned, sentenceOf).values()].flatMap((same) =>
    same.slice(0, 1).map((change) => ({
      ...listedChange(change, params),
      names: same.map(({ name }) => name),
      isUnclear: unclear(change.before, change.known.standard.writing).some(({ isMarked }) => isMarked),
    })),
  );
}

function listedChange({ known, ...change }: PlannedChange, { language, isSameGender = false }: ReplacingParams) {
  const doubts = withDoubts(change.after, ALL_LANGUAGES[language].wordsBefore, { isSameGender });
  return {
    ...change,
    after: doubts ?? change.after,
    isDoubtful: doubts !== null,
    text: textOfPieces(change.after),
    editAt: known.standard.editAt,
  };
}

const readIn = async (language: Language) =>
  (await textsEverywhere(language)).flatMap(({ texts }) =>
    texts.map(({ row, standard: { standard, writing } }) => ({ text: row?.text ?? standard, writing })),
  );

async function lastOf(earlier: readonly Replacement[], language: Language): Promise<LastReplacement | null> {
  const last = earlier.at(-1);
  if (!last) return null;
  const rows = new Map((await textsEverywhere(language)).flatMap(({ texts }) => texts.map(({ name, row }) => [name, row?.text] as const)));
  const count = countChanged(last.changes.filter((change) => isStanding(change, rows.get(change.name))));
  return count > 0 ? { id: last.id, words: last.words, at: last.at, count } : null;
}

/** Returns how many texts still have a word that was replaced in the language, but for those that were left; null when none has. */
export async function textsStillSaying(language: Language): Promise<StillSaying | null> {
  const earlier = await replacementsIn(language);
  const pairs = pairsOf(earlier);
  const left = new Set(earlier.flatMap((each) => each.left));
  const written = writtenByReplacements(earlier);
  // A new word may have the old one in it.
  const isDone = ({ name, follows, known: { row, standard } }: PlannedChange) =>
    follows || (row?.text === written.get(name) && (row?.replaced === shipsAs(standard) || row?.text === standard.standard));
  const open = (await planChanges(language, pairs, earlier)).filter(
    (change) => !isDone(change) && !change.isOwn && !left.has(change.name) && !change.known.standard.editAt,
  );
  return open.length > 0 ? { count: open.length, word: pairs[0]?.old ?? "", pairs } : null;
}
