import { withTermsMended } from "../vocabulary/terms-of-two-words";
import { withoutWhomIsAsked } from "./asked-for-somebody";
import { withoutAsides } from "./beside-the-matter";
import { isIdleQuestion, readAsIdle } from "./idle-questions";
import { wordTest } from "./known-words.server";
import { isOfOwnBusiness, readAsOwnBusiness } from "./own-business";
import { MOST_READ_CHARACTERS, NONE_FROM, type Reader, readerOf } from "./reading";
import { loadWeights } from "./weights.server";

/**
 * The reader of the weights in the repository, the first call reads them; with what is told by rules: terms with a slip in them, what is beside the matter,
 * who is asked for, what is of one's own business and not of the site, and idle questions. Of a long text the beginning alone is read.
 */
export async function textReader(): Promise<Reader> {
  const weights = await loadWeights();
  const read = readerOf(weights);
  const isKnown = wordTest(weights);
  const readNeed: Reader = (text) => {
    const reading = read(text);
    const asked = reading.none < NONE_FROM ? null : withoutWhomIsAsked(text);
    const better = asked === null ? reading : read(asked);
    return better.none < NONE_FROM ? better : reading;
  };
  return (given) => {
    const mended = withTermsMended(given.slice(0, MOST_READ_CHARACTERS), isKnown);
    const reading = readNeed(withoutAsides(mended));
    if (isIdleQuestion(mended)) return readAsIdle(reading);
    return isOfOwnBusiness(mended) ? readAsOwnBusiness(reading) : reading;
  };
}
