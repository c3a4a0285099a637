import { FORMER_NAME } from "./grace-period";

/** Words of any script, with their vowel signs. */
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** After how many of its first words a name is turned round. */
const MAX_TURNS = 3;

interface Word {
  word: string;
  start: number;
  end: number;
}

const wordsOf = (text: string, fold: (word: string) => string): Word[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({ word: fold(word), start: index, end: index + word.length }));

const composed = (word: string) => word.normalize("NFC");
const lower = (word: string) => word.normalize("NFC").toLowerCase();

/** Replaces a name where it stands as a whole, with whatever white space between its words; in capitals or not, or exactly in its own. */
export function replaceName(text: string, name: string, isExact = false): string {
  const fold = isExact ? composed : lower;
  const [sought, words] = [wordsOf(name, fold), wordsOf(text, fold)];
  let said = "";
  let last = 0;
  for (let at = 0; sought.length > 0 && at + sought.length <= words.length; at += 1) {
    const isName = sought.every((each, index) => {
      const here = words[at + index]!;
      return (
        here.word === each.word &&
        (index === 0 || isGap(text.slice(words[at + index - 1]!.end, here.start), gapBefore(name, sought, index)))
      );
    });
    if (!isName) continue;
    const end = words[at + sought.length - 1]!.end;
    said += text.slice(last, words[at]!.start) + FORMER_NAME;
    last = end;
    at += sought.length - 1;
  }
  return said + text.slice(last);
}

const gapBefore = (name: string, words: readonly Word[], index: number) => name.slice(words[index - 1]!.end, words[index]!.start);
const isGap = (gap: string, sought: string) => gap.trim() === sought.trim() && /\s/.test(gap) === /\s/.test(sought);

/** Returns a name as lists write it: of 'Ada Lovelace' 'Lovelace, Ada' and 'Lovelace Ada'. */
export function turnedNames(name: string): string[] {
  const words = name.split(/\s+/);
  return words.slice(1, MAX_TURNS + 1).flatMap((_, index) => {
    const [first, last] = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
    return [`${last}, ${first}`, `${last} ${first}`];
  });
}
