import MEANINGS from "./meanings.txt?raw";

const MIN_COMPOUND_LENGTH = 8;
const MIN_BEGINNING_LENGTH = 3;
const MIN_END_LENGTH = 5;
/** Only this many letters of a longer word are read. */
export const MAX_WORD_LENGTH = 24;

/** Returns the meanings of a folded word, as names of lines. */
type WordReader = (folded: string) => string[];

/**
 * Returns the meanings of a folded word, as names of lines in meanings.txt, so that a word missing from the training texts is known by its
 * synonyms. A compound without a line means what its end does, 'Lieferwagen' the same as 'Wagen'.
 */
export const meaningsOf: WordReader = wordReader(MEANINGS);

/** Creates the same reader for the lines of another file, which is read when the first word is. */
export function wordReader(file: string): WordReader {
  let lines: WordLines | undefined;
  return (folded) => {
    lines ??= readLines(file);
    return meaningsWithin(lines, folded);
  };
}

/** The names of lines by their whole words, and by the beginnings that stand for any ending. */
interface WordLines {
  whole: Map<string, string[]>;
  begun: Map<string, string[]>;
}

function readLines(file: string): WordLines {
  const [whole, begun] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const line of file.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const words = line.split(" ");
    const name = words[0]!;
    for (const word of words)
      if (word.endsWith("*")) add(begun, word.slice(0, -1), name);
      else add(whole, word, name);
  }
  return { whole, begun };
}

function meaningsWithin({ whole, begun }: WordLines, folded: string): string[] {
  const meaningsAt = (word: string, shortest: number) => meaningsIn(whole, begun, word, shortest);
  const word = folded.slice(0, MAX_WORD_LENGTH);
  const own = meaningsAt(word, MIN_BEGINNING_LENGTH);
  if (own.length > 0 || word.length < MIN_COMPOUND_LENGTH) return own;
  for (let start = MIN_BEGINNING_LENGTH; start <= word.length - MIN_END_LENGTH; start += 1) {
    const ofEnd = meaningsAt(word.slice(start), MIN_END_LENGTH);
    if (ofEnd.length > 0) return ofEnd;
  }
  return [];
}

/** Returns the meanings of the word itself and of its longest listed prefix. */
function meaningsIn(whole: Map<string, string[]>, begun: Map<string, string[]>, word: string, shortest: number): string[] {
  const own = whole.get(word) ?? [];
  for (let length = word.length; length >= shortest; length -= 1) {
    const others = begun.get(word.slice(0, length));
    if (others) return [...new Set([...own, ...others])];
  }
  return own;
}

function add(words: Map<string, string[]>, word: string, name: string): void {
  const names = words.get(word) ?? [];
  if (!names.includes(name)) words.set(word, [...names, name]);
}
