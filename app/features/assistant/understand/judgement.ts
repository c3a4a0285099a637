import type { CategoryId } from "#app/features/catalog/categories";
import { foldText } from "#app/features/catalog/search-words";
import { mattersIn } from "#app/features/topics/classifier/matters-in-text";
import { OTHER_MATTERS, type OtherMatter } from "#app/features/topics/classifier/other-matters";
import type { Reading } from "#app/features/topics/classifier/reading";
import { offeredTopics, topicByName } from "#app/features/topics/topic-list";
import { namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { dangerIn } from "./danger";
import { writtenIn } from "./languages-in-text";
import type { NeedLanguage } from "./need";
import { type SiteQuestion, siteQuestionIn } from "./site-questions";
import { NONE_FROM } from "./understand";

/** What is to be done with a message: an advisor recommended only where it is known for what. */
export type Judgement =
  | { kind: "danger"; language: NeedLanguage }
  | { kind: "site"; question: SiteQuestion }
  | { kind: "other"; matter: Exclude<OtherMatter, "crisis" | "site"> }
  | { kind: "sure" }
  | { kind: "between"; topics: [string, string] }
  | { kind: "unsure"; topics: string[] };

/** Said with so much, it is meant. */
const SURE = 0.4;
/** With less, it is meant when nothing else comes near. */
const SURE_ALONE = 0.25;
const FAR_AHEAD = 2;
/** Two that share so much are what it is between. */
const SURE_TOGETHER = 0.45;
/** The field is sure enough when its areas have so much together. */
const SURE_CATEGORY = 0.6;
const HOME_FACTOR = 1.5;
const MOST_OFFERED = 4;
const LEAST_OFFERED = 0.05;
/** When nothing is likelier, areas to choose from would be guesses: whole categories are offered instead. */
const LEAST_HINT = 0.12;
/** What so few words say is greeting or thanks when one of them is. */
const FEW_WORDS = 4;

/**
 * How well a message is understood, and so how it is answered. `category` is that of the page it was said on. A topic's own name, as a button says it,
 * is always understood.
 */
export function judge(text: string, reading: Reading, category: CategoryId | null): Judgement {
  const language = dangerIn(text, reading);
  if (language !== null) return { kind: "danger", language };
  if (isTopicName(text)) return { kind: "sure" };
  if (!/\p{L}/u.test(text)) return { kind: "unsure", topics: [] };
  const aside = asideIn(text, reading);
  return aside ?? judgeAreas(reading, category);
}

/** Whether a text is nothing but the name of an area. */
export function isTopicName(text: string): boolean {
  const said = foldText(text).trim();
  return offeredTopics().some(({ name }) => foldText(name) === said);
}

function asideIn(text: string, { others, none }: Reading): Judgement | null {
  const [likeliest = "chat"] = [...OTHER_MATTERS].sort((one, other) => others[other] - others[one]);
  const isShort = wordsOf(text).length <= FEW_WORDS;
  const isNamed = namesAnArea(text);
  const isOfSite = none >= NONE_FROM && likeliest === "site";
  const question = siteQuestionIn(text, { isLikely: isOfSite || (isShort && !isNamed) }) ?? (isOfSite ? "howItWorks" : null);
  if (question) return { kind: "site", question };
  if (none < NONE_FROM && !(isShort && !isNamed && mattersIn(text).has("chat"))) return null;
  const matter = none < NONE_FROM || likeliest === "crisis" || likeliest === "site" ? "chat" : likeliest;
  const isFamiliar = matter === "language" ? writtenIn(text) !== null : matter !== "chat";
  // A few letters that are in nobody's dictionary are no greeting, and no language either.
  if (isShort && !isFamiliar && isLatin(text) && mattersIn(text).size === 0) return { kind: "unsure", topics: [] };
  return { kind: "other", matter: matter === "language" && isFamiliar ? "chat" : matter };
}

const isLatin = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text);

function judgeAreas({ areas }: Reading, category: CategoryId | null): Judgement {
  const raised = areas.map(({ topic, likelihood }) => {
    const home = topicByName(topic)?.category;
    return { topic, home, likelihood: home === category ? likelihood * HOME_FACTOR : likelihood };
  });
  const sum = raised.reduce((total, { likelihood }) => total + likelihood, 0) || 1;
  const likely = raised.map((each) => ({ ...each, likelihood: each.likelihood / sum })).sort((a, b) => b.likelihood - a.likelihood);
  const [first, second] = likely;
  if (!first || !second) return { kind: "unsure", topics: [] };
  if (first.likelihood >= SURE || (first.likelihood >= SURE_ALONE && first.likelihood >= FAR_AHEAD * second.likelihood))
    return { kind: "sure" };
  if (first.likelihood + second.likelihood >= SURE_TOGETHER) return { kind: "between", topics: [first.topic, second.topic] };
  const field = likely.filter(({ home }) => home === first.home).reduce((total, { likelihood }) => total + likelihood, 0);
  if (first.likelihood >= SURE_ALONE && field >= SURE_CATEGORY) return { kind: "sure" };
  if (first.likelihood < LEAST_HINT) return { kind: "unsure", topics: [] };
  return {
    kind: "unsure",
    topics: likely
      .filter(({ likelihood }) => likelihood >= LEAST_OFFERED)
      .slice(0, MOST_OFFERED)
      .map(({ topic }) => topic),
  };
}
