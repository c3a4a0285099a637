import { type Word, wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** Where something else may begin: where it is said so ('besides', '2.'), at a 'then', which may go on with a story, at the end of a sentence, or at an 'and'. */
export interface Joint {
  kind: "said" | "next" | "sentence" | "and";
  /** Where the text before it ends, and the text after it begins. */
  end: number;
  start: number;
}

/** Words with which something else begins, in English, German, French, Spanish and Italian. */
const SAID = sayings(
  "on top of that, on top of it, besides, besides that, separately, another thing, in addition, additionally, furthermore, secondly, apart from that, by the way, while we are at it, while you are at it, the other thing is, different topic, unrelated",
  "außerdem, zusätzlich, auch, darüber hinaus, des weiteren, nebenbei, zweitens, übrigens, dann noch, obendrein, noch etwas, noch was, davon abgesehen, unabhängig davon, anderes thema, ferner",
  "par ailleurs, en plus, aussi, de plus, deuxièmement, d'autre part, autre chose, à part ça, en outre, également",
  "además, también, de paso, por otro lado, por otra parte, aparte, en segundo lugar, otra cosa, aparte de eso",
  "inoltre, anche, in più, in secondo luogo, d'altra parte, già che ci siamo, un'altra cosa, a parte questo, per altro",
);
/** Words that begin something else or go on with it; a German 'also' is a 'so'. */
const THEN = sayings("also, then, dann, puis, ensuite, sinon, luego, después, poi");
const LONGEST = 6;
/** 'And I also want', 'und ich möchte auch': so few words after an 'and' it is said that something else begins. */
const ALSO = new Set(["also", "auch", "aussi", "egalement", "tambien", "anche", "pure"]);
const ALSO_AFTER = 4;
const AND = new Set(["and", "und", "et", "y", "e", "ed", "plus"]);
const SENTENCE_ENDS = /[.!?;\n•–—]/;
const CLAUSE_ENDS = /[.!?;\n•–—,:]/;
/** '2.' or '2)' at the beginning of an entry. */
const ENTRY = /^\d$/;
const AFTER_ENTRY = /^\s*[.):]\s/;

function sayings(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(", ").map(foldedWords)));
}

function foldedWords(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
}

/** Returns the joints of a text, in order: no two clauses that stand by themselves are without one. */
export function jointsIn(text: string): Joint[] {
  const words = wordsOf(text);
  return words.map((_, at) => jointAt(text, words, at)).filter((joint) => joint !== null);
}

function jointAt(text: string, words: readonly Word[], at: number): Joint | null {
  const gapBefore = (place: number) => text.slice(words[place - 1]?.end ?? 0, words[place]?.start ?? text.length);
  const [{ folded, start } = { folded: "", start: 0 }, gap] = [words[at], gapBefore(at)];
  const ands = AND.has(folded) ? 1 : 0;
  const joint = (kind: Joint["kind"], count: number): Joint => ({ kind, end: start, start: words[at + count]?.start ?? text.length });
  if (ENTRY.test(folded) && AFTER_ENTRY.test(gapBefore(at + 1))) return joint("said", 1);
  if (at === 0 || ands > 0 || CLAUSE_ENDS.test(gap)) {
    const said = sayingAt(SAID, words, at + ands);
    if (said > 0) return joint("said", ands + said);
    const then = sayingAt(THEN, words, at + ands);
    if (then > 0) return joint("next", ands + then);
  }
  if (at > 0 && SENTENCE_ENDS.test(gap)) return joint("sentence", ands);
  if (ands === 0) return null;
  const isSaid = at > 0 && words.slice(at + 1, at + 1 + ALSO_AFTER).some((word) => ALSO.has(word.folded));
  return joint(isSaid ? "said" : "and", ands);
}

/** How many words at a place are one of the sayings; 0 if none is. */
function sayingAt(some: ReadonlySet<string>, words: readonly Word[], at: number): number {
  for (let count = LONGEST; count > 0; count -= 1) {
    const said = words.slice(at, at + count).map(({ folded }) => folded);
    if (said.length === count && some.has(said.join(" "))) return count;
  }
  return 0;
}

/** Returns the parts of a text between joints, without those that have no word. */
export function partsAt(text: string, joints: readonly Joint[]): string[] {
  const starts = [0, ...joints.map(({ start }) => start)];
  const ends = [...joints.map(({ end }) => end), text.length];
  return starts.map((start, at) => text.slice(start, ends[at]).trim()).filter((part) => wordsOf(part).length > 0);
}
