/** A shorter name is one letter away from the names of many people: 'Anderson', 'Andersen'. */
const SHORTEST = 9;

/**
 * Whether a text contains a word with one typo: a wrong letter or two swapped; with `isOneWord`, also an extra or a missing letter, which
 * in several words would make other words of them.
 */
export function isOneTypoWithin(text: string, word: string, { isOneWord }: { isOneWord: boolean }): boolean {
  if (word.length < SHORTEST) return false;
  for (let from = 0; from + word.length - 1 <= text.length; from += 1)
    for (const length of isOneWord ? [word.length, word.length - 1, word.length + 1] : [word.length]) {
      const part = text.slice(from, from + length);
      if (part.length === length && isOneSlip(part, word)) return true;
    }
  return false;
}

/** Compares what is left of both after removing their common prefix and suffix. */
function isOneSlip(part: string, word: string): boolean {
  let begin = 0;
  while (begin < word.length && part[begin] === word[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(part.length, word.length) - begin && part.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [one, other] = [part.slice(begin, part.length - end), word.slice(begin, word.length - end)];
  const areExchanged = one.length === 2 && one[0] === other[1] && one[1] === other[0];
  return (one.length <= 1 && other.length <= 1) || areExchanged;
}
