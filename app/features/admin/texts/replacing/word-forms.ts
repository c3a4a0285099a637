import type { Writing } from "#app/features/own-texts/fitting-text";
import { literalSpans } from "#app/features/own-texts/literal-spans";
import { type MarketWords, type Meaning, meaningOf } from "#app/features/own-texts/market-words";

/** A form of a word as it occurs in texts. */
export interface WordForm {
  word: string;
  count: number;
  /** Whether it is counted within longer words. */
  isInside: boolean;
  meaning: Meaning;
}

type Counted = Pick<WordForm, "word" | "count">;

interface Read {
  text: string;
  writing: Writing;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const isBig = (word: string) => word !== word.toLowerCase();

/** The forms of the words for people and sessions, as they occur in texts: by count, and the shortest ones within longer words. */
export function formsIn(texts: readonly Read[], words: MarketWords): WordForm[] {
  const counts = new Map<string, Map<string, number>>();
  for (const word of texts.flatMap(wordsOf)) {
    const key = word.toLowerCase();
    if (meaningOf(key, words) === null) continue;
    const written = counts.get(key) ?? new Map<string, number>();
    counts.set(key, written.set(word, (written.get(word) ?? 0) + 1));
  }
  const whole = [...counts].map(([key, written]) => ({ key, word: mostWritten(written), count: sum(written.values()), isInside: false }));
  // Short words such as "Rat" are within others by chance.
  const parted = whole.filter(({ key }) => meaningOf(key, words) !== "advice");
  const shortest = parted.filter(({ key }) => !parted.some((other) => other.key !== key && key.includes(other.key)));
  const inside = shortest.map(({ key, word }) => ({
    key,
    word,
    count: sum(parted.filter((other) => other.key !== key && other.key.includes(key)).map(({ count }) => count)),
    isInside: true,
  }));
  return [...whole.toSorted(byCount), ...inside.filter(({ count }) => count > 0).toSorted(byCount)].map(
    ({ key, word, count, isInside }) => ({ word, count, isInside, meaning: meaningOf(key, words) ?? "several" }),
  );
}

const wordsOf = ({ text, writing }: Read) =>
  literalSpans(text, writing).flatMap(([from, to]) => [...text.slice(from, to).matchAll(WORD)].map(([word]) => word));

const sum = (counts: Iterable<number>) => [...counts].reduce((one, other) => one + other, 0);

/** The most frequent spelling; of equally frequent ones that in small letters. */
const mostWritten = (written: ReadonlyMap<string, number>) =>
  [...written].toSorted(([one, few], [other, many]) => many - few || Number(isBig(one)) - Number(isBig(other)))[0]?.[0] ?? "";

const byCount = (one: Counted, other: Counted) => other.count - one.count || one.word.localeCompare(other.word);
