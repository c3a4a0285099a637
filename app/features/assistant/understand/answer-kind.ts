import type { CategoryId } from "#app/features/catalog/categories";
import { dangerIn } from "#app/features/danger/danger";
import { speaksOfNoBody } from "#app/features/danger/no-body";
import { speaksOfToil } from "#app/features/danger/toil";
import { areasMeant, homeOf } from "#app/features/topics/classifier/areas-meant";
import { asksForAnybody } from "#app/features/topics/classifier/asked-for-anybody";
import { isIdleQuestion, isLanguageQuestion } from "#app/features/topics/classifier/idle-questions";
import { matterThatKills } from "#app/features/topics/classifier/matter-that-kills";
import { mattersIn } from "#app/features/topics/classifier/matters-in-text";
import { OTHER_MATTERS, type OtherMatter } from "#app/features/topics/classifier/other-matters";
import { speaksOfTheSite } from "#app/features/topics/classifier/own-business";
import { isNone, type Reading } from "#app/features/topics/classifier/reading";
import { withoutPreferences } from "#app/features/topics/classifier/without-preferences";
import { areMostlyOwnAreas, isOwnArea, isPerhapsOwn } from "#app/features/topics/own-areas";
import { offeredTopics, topicByName } from "#app/features/topics/topic-list";
import { topicNameKey } from "#app/features/topics/topic-name";
import { isNamed, namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { type TextLanguage, writtenIn } from "#app/features/topics/vocabulary/written-in";
import { isNeedWithFeelings, speaksOfBusiness } from "./need-with-feelings";
import { isOfPrivateLaw } from "./private-law";
import { isOfPrivateLife } from "./private-life";
import { seeksOnlySomebody } from "./requests/asks-for-expert";
import { secondQuestionIn } from "./second-question";
import { isDangerInSmallWords } from "./site-in-words/danger-in-small-words";
import { foldedWords } from "./site-in-words/site-in-words";
import { isOfOthers, speaksToTheSite } from "./site-in-words/speaks-to-the-site";
import type { SiteQuestion } from "./site-pages";
import { asksOfAnything, onlySiteQuestionIn, siteQuestionIn } from "./site-questions";
import { asksWhoYouAre, isGreeting, isLaughter, isParting } from "./small-talk";
import { saysNothing } from "./turns/says-nothing";

/** How to handle a message: an advisor is recommended only when it is clear for what. */
export type Judgement =
  | { kind: "danger"; language: TextLanguage }
  | { kind: "site"; question: SiteQuestion; further?: SiteQuestion }
  | { kind: "other"; matter: Exclude<OtherMatter, "crisis" | "site"> | "privateLaw" }
  | { kind: "sure" }
  | { kind: "between"; topics: [string, string] }
  | { kind: "unsure"; topics: string[] };

/** With this likelihood of an area and this little of the site, 'what does it cost' is about a trade mark and not about this site. */
const OF_AN_AREA = 0.5;
const LITTLE_OF_SITE = 0.1;

/** From this share of the likeliest area's likelihood on, "no area" is likely enough that asking costs less than a wrong advisor (docs/matching.md). */
const PERHAPS_NONE = 0.1;

/** From this likelihood on, a text is about health, whatever its words. */
const CLEARLY_MEDICAL = 0.6;

/** From this likelihood on, a text that asks nothing known is about the site, although it neither names it nor speaks to it. */
const CLEARLY_OF_SITE = 0.8;

/** As many areas are offered to a need that is told with feelings. */
const MAX_NEAR = 3;

/** A text of so few words is a greeting or thanks if one of them is. */
const FEW_WORDS = 4;

/**
 * Judges how well a message is understood, and so how to answer it. `category` is that of the page it came from, `page` its language. A
 * topic's exact name, as on a button, is always understood.
 */
export function judge(said: string, reading: Reading, category: CategoryId | null, page: string | null = null): Judgement {
  const language = dangerIn(said, reading, page);
  return language === null || isWhollyOfSite(said) ? judgeWithoutDanger(said, reading, category) : { kind: "danger", language };
}

/** Returns whether every word of a text is of a question about the site, so that it tells of nothing else. */
export function isWhollyOfSite(said: string): boolean {
  const asked = onlySiteQuestionIn(said);
  return asked !== null && asked !== "becomeAdvisor" && !isDangerInSmallWords(foldedWords(said));
}

/** Judges a message of which it is known that it tells of no danger. */
export function judgeWithoutDanger(said: string, reading: Reading, category: CategoryId | null): Judgement {
  if (isGreeting(said) || isParting(said) || isLaughter(said) || isLanguageQuestion(said) || asksWhoYouAre(said))
    return { kind: "other", matter: "chat" };
  const asked = onlySiteQuestionIn(said);
  if (asked) return { kind: "site", question: asked };
  const text = withoutPreferences(said);
  if (isTopicName(text) || reading.called !== undefined) return { kind: "sure" };
  if (!/\p{L}/u.test(text) || asksForAnybody(text) || saysNothing(text)) return { kind: "unsure", topics: [] };
  return asideIn(text, said, reading) ?? meant(text, reading, category);
}

/** Returns whether a text is just the name of an area. */
export function isTopicName(text: string): boolean {
  const said = topicNameKey(text);
  return offeredTopics().some(({ name }) => topicNameKey(name) === said);
}

/** Returns whether a text is so clearly about an area that words of a site question refer to the area. */
const isOfAnArea = (text: string, reading: Reading) =>
  !isNone(reading) && (reading.areas[0]?.likelihood ?? 0) >= OF_AN_AREA && reading.others.site < LITTLE_OF_SITE && !speaksOfTheSite(text);

function asideIn(text: string, whole: string, reading: Reading): Judgement | null {
  const isOfNone = isNone(reading);
  const likeliest = likeliestMatter(text, reading);
  const isShort = isOfFewWords(text);
  const isNamed = namesAnArea(text);
  if (isOfPrivateLife(text)) return { kind: "other", matter: "private" };
  const isOfSite = isOfNone && likeliest === "site" && !isOfOthers(whole);
  const isToSite = isOfSite && (speaksToTheSite(whole) || (reading.others.site >= CLEARLY_OF_SITE && !asksOfAnything(whole)));
  const question =
    siteQuestionIn(text, { isLikely: isOfSite || (isShort && !isNamed), isOfAnArea: isOfAnArea(text, reading), isOfSite, whole }) ??
    (isToSite ? "elsewhere" : null);
  const further = question && isOfSite ? secondQuestionIn(text, question) : null;
  if (question) return { kind: "site", question, ...(further && { further }) };
  if (isIdleQuestion(text)) return { kind: "other", matter: "chat" };
  if (!isOfOwnArea(reading) && isOfPrivateLaw(text, { isOfNone, isOfAnArea: isLikelyArea(reading) }))
    return { kind: "other", matter: "privateLaw" };
  if (!isOfNone && !(isShort && !isNamed && mattersIn(text).has("chat"))) return null;
  return besideIn(text, reading, likeliest);
}

/** Returns the likeliest matter that is none of the areas; a doctor is named only where a word of health is said, or hardly anything else is likely. */
function likeliestMatter(text: string, { others }: Reading): OtherMatter {
  const [first = "chat", second = "chat"] = [...OTHER_MATTERS].sort((one, other) => others[other] - others[one]);
  return first === "medical" && others.medical < CLEARLY_MEDICAL && !mattersIn(text).has("medical") ? second : first;
}

/** Judges a text about none of the areas, or a short one with words of small talk. */
function besideIn(text: string, reading: Reading, likeliest: OtherMatter): Judgement {
  const isOfNone = isNone(reading);
  const isShort = isOfFewWords(text);
  if (isOfNone && likeliest !== "abuse" && (isNeedWithFeelings(text) || speaksOfNoBody(text) || speaksOfToil(text)))
    return { kind: "unsure", topics: reading.areas.slice(0, MAX_NEAR).map(({ topic }) => topic) };
  if (isOfNone && likeliest !== "abuse" && matterThatKills(text) !== null) return { kind: "unsure", topics: [] };
  // What sounded like danger to a classifier that was not trained on what is advised on here may be a need.
  if (isOfNone && likeliest === "crisis" && areMostlyOwnAreas()) return { kind: "unsure", topics: [] };
  if (isOfNone && likeliest === "site") return { kind: "unsure", topics: reading.areas.slice(0, MAX_NEAR).map(({ topic }) => topic) };
  const matter = !isOfNone || likeliest === "crisis" || likeliest === "site" ? "chat" : likeliest;
  const isFamiliar = matter === "language" ? writtenIn(text) !== null : matter !== "chat" && matter !== "abuse";
  // A few letters found in no dictionary are neither a greeting nor another language.
  if (isShort && !isFamiliar && isLatin(text) && mattersIn(text).size === 0) return { kind: "unsure", topics: [] };
  if (isPerhapsOwn(matter)) return { kind: "unsure", topics: [] };
  if (matter === "private" && speaksOfBusiness(text))
    return { kind: "unsure", topics: reading.areas.slice(0, MAX_NEAR).map(({ topic }) => topic) };
  return { kind: "other", matter: matter === "language" && isFamiliar ? "chat" : matter };
}

/** Returns whether an area, other than the wide one, is likely. */
const isLikelyArea = ({ areas: [first] }: Reading) => first !== undefined && first.topic !== "Legal" && first.likelihood >= OF_AN_AREA;

/** Returns whether the likeliest area is one that the site itself has added. */
function isOfOwnArea({ areas: [first] }: Reading) {
  const topic = first && topicByName(first.topic);
  return topic !== undefined && isOwnArea(topic);
}

const isLatin = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text);

function meant(text: string, reading: Reading, category: CategoryId | null): Judgement {
  const areas = areasMeant(reading, homeOf(reading, category));
  if (areas.kind !== "sure") return areas;
  return isPerhapsNone(reading) && !isNamedInShort(text) && !isNamedOwn(text, areas.topics)
    ? { kind: "unsure", topics: areas.topics }
    : { kind: "sure" };
}

/** Returns whether "no area" is likely enough, compared with the likeliest area, to ask. */
const isPerhapsNone = ({ areas, none }: Reading) => none >= PERHAPS_NONE * (areas[0]?.likelihood ?? 0);

const isOfFewWords = (text: string) => wordsOf(text).length <= FEW_WORDS;
const isNamedInShort = (text: string) => (isOfFewWords(text) || seeksOnlySomebody(text)) && namesAnArea(text);

/** Returns whether a text names one of the site's own areas, which the classifier was not trained on. */
function isNamedOwn(text: string, [name = ""]: readonly string[]) {
  const topic = topicByName(name);
  return topic !== undefined && isOwnArea(topic) && isNamed(text, name);
}
