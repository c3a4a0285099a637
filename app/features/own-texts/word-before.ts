import { inPlaces, type MarkedPiece } from "./marked-piece";
import type { FittingWords, WordsBefore } from "./words-before";

const LAST_WORD = /(?<![\p{L}\p{M}\p{N}])(\p{L}{1,12}['’]|\p{L}{1,12}(?=\s))(\s{0,3}(?:<\w{1,20}>){0,3})$/u;
const MOST = 40;

interface Before {
  /** Index of the piece, and where in it the word begins. */
  index: number;
  from: number;
  word: string;
  next: string;
}

/** The words directly before the marked ones. */
const wordsBeforeMarked = (pieces: readonly MarkedPiece[]): Before[] =>
  pieces.flatMap(({ text, isMarked }, index) => {
    const next = pieces[index + 1];
    const found = !isMarked && next?.isMarked ? LAST_WORD.exec(text.slice(-MOST)) : null;
    return found && next ? [{ index, from: text.length - found[0].length, word: found[1] ?? "", next: next.text }] : [];
  });

const keyOf = (word: string) => word.toLowerCase().replace("’", "'");
const unfit = (rules: readonly FittingWords[], { word, next }: Before) =>
  rules.find(({ words, before }) => words.includes(keyOf(word)) && !before.test(next));

/** Puts the other form of a word before a new one where there is one: "an advisor", "a teacher"; "d’expert", "de mentor". */
export function withFormsBefore(pieces: readonly MarkedPiece[], { fitting }: WordsBefore): MarkedPiece[] {
  const made = pieces.map(({ text, isMarked }) => ({ text, isMarked }));
  for (const before of wordsBeforeMarked(pieces)) {
    const other = unfit(fitting, before)?.otherwise;
    const piece = made[before.index];
    if (!other || !piece) continue;
    const isUpper = before.word[0] !== before.word[0]?.toLowerCase();
    const form = isUpper ? other.replace(/^./, (letter) => letter.toUpperCase()) : other;
    const rest = piece.text.slice(before.from + before.word.length);
    piece.text = piece.text.slice(0, before.from) + form + (form.endsWith("’") ? rest.trimStart() : rest);
  }
  return inPlaces(made);
}

/** Marks the words around new ones that may not fit them, such as articles and participles; null when all do. */
export function withDoubts(
  pieces: readonly MarkedPiece[],
  { gendered, fitting, agreeing = {} }: WordsBefore,
  { isSameGender }: { isSameGender: boolean },
): MarkedPiece[] | null {
  const agrees = (word: string) => !isSameGender && (gendered.includes(keyOf(word)) || Boolean(agreeing.before?.test(word)));
  const before = wordsBeforeMarked(pieces).filter((each) => unfit(fitting, each) || agrees(each.word));
  const doubtful = [...before, ...(isSameGender ? [] : wordsAfterMarked(pieces, agreeing.after))];
  if (doubtful.length === 0) return null;
  return inPlaces(
    pieces.flatMap(({ text, isMarked }, index) => {
      let at = 0;
      const marked = doubtful
        .filter((word) => word.index === index)
        .toSorted((one, other) => one.from - other.from)
        .flatMap(({ from, word }) => {
          const plain = { text: text.slice(at, from), isMarked: false };
          at = from + word.length;
          return [plain, { text: word, isMarked: true }];
        });
      return [...marked, { text: text.slice(at), isMarked }];
    }),
  );
}

/** The words after the marked ones that agree with them. */
const wordsAfterMarked = (pieces: readonly MarkedPiece[], agreeing: RegExp | undefined) =>
  pieces.flatMap(({ text, isMarked }, index) => {
    const found = !isMarked && pieces[index - 1]?.isMarked ? agreeing?.exec(text.slice(0, MOST)) : null;
    const word = found?.[1] ?? "";
    return found && word ? [{ index, from: found[0].length - word.length, word }] : [];
  });
