import type { CategoryId } from "#app/features/catalog/categories";
import { dangerIn } from "#app/features/danger/danger";
import { areasMeant } from "#app/features/topics/classifier/areas-meant";
import { asksForAnybody } from "#app/features/topics/classifier/asked-for-anybody";
import { isIdleQuestion } from "#app/features/topics/classifier/idle-questions";
import { mattersIn } from "#app/features/topics/classifier/matters-in-text";
import { OTHER_MATTERS, type OtherMatter } from "#app/features/topics/classifier/other-matters";
import { speaksOfTheSite } from "#app/features/topics/classifier/own-business";
import { isNone, type Reading } from "#app/features/topics/classifier/reading";
import { withoutPreferences } from "#app/features/topics/classifier/without-preferences";
import { isOwnArea, isPerhapsOwn } from "#app/features/topics/own-areas";
import { offeredTopics, topicByName } from "#app/features/topics/topic-list";
import { topicNameKey } from "#app/features/topics/topic-name";
import { isNamed, namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { type TextLanguage, writtenIn } from "#app/features/topics/vocabulary/written-in";
import { type SiteQuestion, siteQuestionIn } from "./site-questions";

/** What is to be done with a message: an advisor recommended only where it is known for what. */
export type Judgement =
  | { kind: "danger"; language: TextLanguage }
  | { kind: "site"; question: SiteQuestion }
  | { kind: "other"; matter: Exclude<OtherMatter, "crisis" | "site"> }
  | { kind: "sure" }
  | { kind: "between"; topics: [string, string] }
  | { kind: "unsure"; topics: string[] };

/** With so much for an area and so little for the site, 'what does it cost' is asked of a trade mark and not of this site. */
const OF_AN_AREA = 0.5;
const LITTLE_OF_SITE = 0.1;

/** From such a share of the likeliest area's on, what is none of the areas is likely enough that a question costs less than a wrong advisor (docs/matching.md). */
const PERHAPS_NONE = 0.1;

/** What so few words say is greeting or thanks when one of them is. */
const FEW_WORDS = 4;

/**
 * How well a message is understood, and so how it is answered. `category` is that of the page it was said on. A topic's own name, as a button says it,
 * is always understood.
 */
export function judge(said: string, reading: Reading, category: CategoryId | null): Judgement {
  const language = dangerIn(said, reading);
  if (language !== null) return { kind: "danger", language };
  const text = withoutPreferences(said);
  if (isTopicName(text)) return { kind: "sure" };
  if (!/\p{L}/u.test(text) || asksForAnybody(text)) return { kind: "unsure", topics: [] };
  return asideIn(text, reading) ?? meant(text, reading, category);
}

/** Whether a text is nothing but the name of an area. */
export function isTopicName(text: string): boolean {
  const said = topicNameKey(text);
  return offeredTopics().some(({ name }) => topicNameKey(name) === said);
}

/** Whether a text is so clearly about an area that the words of a question about the site are said of that. */
const isOfAnArea = (text: string, reading: Reading) =>
  !isNone(reading) && (reading.areas[0]?.likelihood ?? 0) >= OF_AN_AREA && reading.others.site < LITTLE_OF_SITE && !speaksOfTheSite(text);

function asideIn(text: string, reading: Reading): Judgement | null {
  const { others } = reading;
  const isOfNone = isNone(reading);
  const [likeliest = "chat"] = [...OTHER_MATTERS].sort((one, other) => others[other] - others[one]);
  const isShort = isOfFewWords(text);
  const isNamed = namesAnArea(text);
  const isOfSite = isOfNone && likeliest === "site";
  const question =
    siteQuestionIn(text, { isLikely: isOfSite || (isShort && !isNamed), isOfAnArea: isOfAnArea(text, reading) }) ??
    (isOfSite ? "howItWorks" : null);
  if (question) return { kind: "site", question };
  if (isIdleQuestion(text)) return { kind: "other", matter: "chat" };
  if (!isOfNone && !(isShort && !isNamed && mattersIn(text).has("chat"))) return null;
  const matter = !isOfNone || likeliest === "crisis" || likeliest === "site" ? "chat" : likeliest;
  const isFamiliar = matter === "language" ? writtenIn(text) !== null : matter !== "chat" && matter !== "abuse";
  // A few letters that are in nobody's dictionary are no greeting, and no language either.
  if (isShort && !isFamiliar && isLatin(text) && mattersIn(text).size === 0) return { kind: "unsure", topics: [] };
  if (isPerhapsOwn(matter)) return { kind: "unsure", topics: [] };
  return { kind: "other", matter: matter === "language" && isFamiliar ? "chat" : matter };
}

const isLatin = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text);

function meant(text: string, reading: Reading, category: CategoryId | null): Judgement {
  const areas = areasMeant(reading, category);
  if (areas.kind !== "sure") return areas;
  return isPerhapsNone(reading) && !isNamedInShort(text) && !isNamedOwn(text, areas.topics)
    ? { kind: "unsure", topics: areas.topics }
    : { kind: "sure" };
}

/** Whether a text is so likely none of the areas, beside the likeliest of them, that it is asked about. */
const isPerhapsNone = ({ areas, none }: Reading) => none >= PERHAPS_NONE * (areas[0]?.likelihood ?? 0);

const isOfFewWords = (text: string) => wordsOf(text).length <= FEW_WORDS;
const isNamedInShort = (text: string) => isOfFewWords(text) && namesAnArea(text);

/** Whether a text names an area of the site's own, of which nothing was learned that could doubt it. */
function isNamedOwn(text: string, [name = ""]: readonly string[]) {
  const topic = topicByName(name);
  return topic !== undefined && isOwnArea(topic) && isNamed(text, name);
}
