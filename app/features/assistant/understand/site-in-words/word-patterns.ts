// Patterns of lists of words, against folded words with single spaces.

/** Returns the entries of a list, each once. */
export const listOf = (words: string) => [...new Set(words.split(/\s+/).filter(Boolean))];
/** Returns the pattern of an entry: `_` joins the words of one entry, `*` stands for any ending, and `?` for any letter. */
export const patternOf = (entry: string) => entry.replaceAll("_", " ").replaceAll("*", "\\w*").replaceAll("?", "\\w");
/** The longer entries first, so that 'my data' is not read as 'my'. */
const choiceOf = (words: string) =>
  listOf(words)
    .sort((one, other) => other.length - one.length)
    .map(patternOf)
    .join("|");
/** Matches a text that says one of the entries. */
export const anyOf = (words: string, flags = "") =>
  // pattern: a choice of words with any ending, each between two ends of words
  new RegExp(`\\b(?:${choiceOf(words)})\\b`, flags);
/** Matches a single word that is one of the entries, or a short number. */
export const onlyOf = (words: string) =>
  // pattern: a single word, matched as a whole
  new RegExp(`^(?:\\d{1,4}|${listOf(words.replaceAll("_", " ")).map(patternOf).join("|")})$`);
