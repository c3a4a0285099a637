import { withTermsMended } from "../vocabulary/terms-of-two-words";
import { withUmlauts } from "../vocabulary/umlauts-written-out";
import { SURE } from "./areas-meant";
import { helpIsWantedWith } from "./asked-for-help";
import { withoutWhomIsAsked } from "./asked-for-somebody";
import { withoutAsides } from "./beside-the-matter";
import { dangerFeaturesOf } from "./danger/danger-features";
import { loadDangerWeights } from "./danger/danger-weights.server";
import { likelihoodOfDanger } from "./danger/likely-danger";
import { isIdleQuestion, readAsIdle } from "./idle-questions";
import { wordTest } from "./known-words.server";
import { matterThatKills } from "./matter-that-kills";
import { namedPartFirst } from "./named-part";
import { isOfOwnBusiness, readAsOwnBusiness } from "./own-business";
import { areaWithoutPreferences } from "./preference-words";
import { isNone, READ_MAX_CHARACTERS, type Reader, type Reading, readerOf } from "./reading";
import { withAreaByName } from "./signs/area-by-name.server";
import { withoutHyperbole } from "./signs/hyperbole";
import { withOwnAreaNamed } from "./signs/own-area-named";
import { withPlainMatter } from "./signs/plain-matters";
import { withProfession } from "./sought-profession";
import { loadWeights } from "./weights.server";
import { withoutPreferences } from "./without-preferences";
import { withoutCertainty } from "./words-of-certainty";

/** From this likelihood of danger on, no area named in the text outweighs it. */
const CLEAR_CRISIS = 0.6;
/** Nobody tells of their own danger at more length (features/danger). */
const MAX_DANGER_LENGTH = 4_000;
/** Below this likelihood, the matter that help is asked for is no danger. */
const NO_CRISIS = 0.15;

const likeliest = ({ areas }: Reading) => areas[0]?.likelihood ?? 0;

/**
 * Returns the reader, with weights loaded on the first call, combined with rules: typos in terms, asides, the person asked for, the matter of a call for help,
 * preferences (when, where, price, language), own business as opposed to the site, the site's own areas, idle questions, professions. Reads only the beginning of a long text.
 */
export const textReader = (): Promise<Reader> => makeReader(false);

/** Returns the same reader for documents. */
export const documentReader = (): Promise<Reader> => makeReader(true);

async function makeReader(isDocument: boolean): Promise<Reader> {
  const weights = await loadWeights();
  const ofDanger = await loadDangerWeights();
  const readOnce = readerOf(weights, { isDocument });
  // What is read twice for one text: most have nothing that is left aside.
  const known = new Map<string, Reading>();
  const read: Reader = (text) => {
    const reading = known.get(text) ?? readOnce(text);
    known.set(text, reading);
    return reading;
  };
  const isKnown = wordTest(weights);
  const readNeed: Reader = (text) => {
    const reading = read(text);
    const asked = isNone(reading) ? withoutWhomIsAsked(text) : null;
    const area = asked === null ? null : areaWithoutPreferences(asked, { isSomebodyAsked: true });
    const better = [asked, area].flatMap((said) => (said === null ? [] : [read(said)]));
    return better.find((each) => !isNone(each)) ?? reading;
  };
  const readMatter: Reader = (text) => {
    const whole = readNeed(text);
    if (whole.others.crisis >= CLEAR_CRISIS) return whole;
    const matter = isDocument ? text : withoutPreferences(text);
    const reading = matter === text ? whole : readNeed(matter);
    const area = areaWithoutPreferences(matter);
    const named = area === null ? reading : read(withoutWhomIsAsked(area) ?? area);
    return likeliest(named) > likeliest(reading) ? named : reading;
  };
  const readWhole: Reader = (text) => namedPartFirst(text, readMatter(withoutAsides(withoutCertainty(text))));
  const readWanted: Reader = (text) => {
    const reading = readWhole(text);
    const matter = reading.others.crisis >= NO_CRISIS ? helpIsWantedWith(text) : null;
    const wanted = matter === null ? reading : readWhole(matter);
    return wanted.others.crisis < NO_CRISIS ? wanted : reading;
  };
  const withNames = (given: string, text: string, told: Reading) =>
    withAreaByName(given, withOwnAreaNamed(text, withPlainMatter(text, withProfession(text, told))));
  const readAll: Reader = (given) => {
    const mended = withTermsMended(withUmlauts(given.slice(0, READ_MAX_CHARACTERS), isKnown), isKnown);
    const told = readWanted(mended);
    const reading = isDocument ? told : withNames(given, mended, told);
    if (isIdleQuestion(mended)) return readAsIdle(reading);
    const matter = isDocument ? null : matterThatKills(mended);
    const killing = matter === null ? null : withNames(matter, matter, readWanted(matter));
    if (killing && !isNone(killing) && likeliest(killing) >= SURE) return withPlainMatter(mended, killing);
    return isOfOwnBusiness(mended) ? readAsOwnBusiness(reading) : reading;
  };
  return (said) => {
    const given = withoutHyperbole(said) || said;
    const danger = given.length > MAX_DANGER_LENGTH ? 0 : likelihoodOfDanger(ofDanger, dangerFeaturesOf(given), read(given));
    const reading = { ...readAll(given), danger };
    known.clear();
    return reading;
  };
}
