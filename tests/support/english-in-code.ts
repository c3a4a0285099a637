import { plain } from "./said-in-page";
import { productFiles, readProduct, textsIn, withoutPlaceholders } from "./texts-in-code";

/** An inserted value is no longer than a name or a date, so that longer texts by people are not mistaken for texts of the product. */
const MAX_VALUE_LENGTH = 40;

/** Returns the English texts in the code, messages included, indexed by the longest word of each: a gap marks an inserted value. */
export function englishInCode() {
  const all = productFiles()
    .filter((file) => !/^(db\/|languages\/|routes\/dev-ui)/.test(file))
    .flatMap((file) => textsIn(file, readProduct(file)))
    .map(({ text }) => plain(withoutPlaceholders(text).replaceAll(/<[^>]+>/g, "")))
    .filter((text) => wordsOf(text).length > 0);
  const byWord = Map.groupBy(new Set(all), longestWord);
  const patterns = new Map<string, RegExp>();
  const isSaying = (said: string, text: string) => {
    if (!said.includes("◦")) return said === text;
    const pattern = patterns.get(said) ?? patternOf(said);
    patterns.set(said, pattern);
    return pattern.test(text);
  };
  /** Whether a text is one of these. */
  return (text: string) => wordsOf(text).some((word) => byWord.get(word)?.some((said) => isSaying(said, text)));
}

const wordsOf = (text: string) => text.match(/[A-Za-z]{3,}/g) ?? [];

const longestWord = (text: string) => wordsOf(text).reduce((longest, word) => (word.length > longest.length ? word : longest), "");

function patternOf(text: string) {
  const parts = text.split("◦").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(`.{0,${MAX_VALUE_LENGTH}}`)}$`);
}
