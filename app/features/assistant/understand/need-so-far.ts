import type { Reader } from "#app/features/topics/classifier/reading";
import type { TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";
import { type GuidedAnswers, topicsOfAnswers, urgencyOfAnswers } from "../pages/guided-prompts";
import { goesOn } from "./goes-on";
import { type Budget, NEED_LANGUAGES, type Need, type NeedLanguage, saysTimes, type Urgency } from "./need";
import { settleTopics, understand } from "./understand";

/** Who is asking, as far as their profile tells: what it adds is only used where their words say nothing. */
export interface PersonFacts {
  language: string;
  zone: string;
  /** Their Key Inputs in their own words: goals and challenge. */
  seeks: string;
  budget: Budget | null;
  urgency: Urgency | null;
}

/**
 * What is sought after a further message, `text`: its own words count, and what it leaves open stays as it was. Another question has its own wishes:
 * language, budget, haste, place and time. A document and chosen answers, which have no text, always belong to what was asked before.
 */
export function continueNeed(earlier: Need | null, said: Need, text = ""): Need {
  if (!earlier) return said;
  const asked: Wishes = text !== "" && isOtherMatter(earlier, said) && !goesOn(text) ? NO_WISHES : earlier;
  return {
    topics: said.topics.length > 0 ? said.topics : earlier.topics,
    category: said.category ?? earlier.category,
    urgency: said.urgency ?? asked.urgency,
    budget: said.budget ?? asked.budget,
    ...languagesOf(asked, said),
    place: said.place ?? asked.place,
    zone: said.zone ?? earlier.zone,
    from: said.from ?? asked.from ?? null,
    ...timesOf(saysTimes(said) ? said : asked),
    // Another field is another question: whoever was passed over for the last one may be named again.
    except: said.topics.length > 0 ? [] : (earlier.except ?? []),
  };
}

type Wishes = Pick<Need, "urgency" | "budget" | "languages" | "isLanguageAsked" | "place" | "from" | "dayParts" | "hours" | "isWeekend">;

/** An hour that is named takes the place of a part of the day that was, and the other way round. */
const timesOf = ({ dayParts, hours, isWeekend }: Wishes): Partial<Need> => ({
  ...(dayParts && { dayParts }),
  ...(hours && { hours }),
  ...(isWeekend && { isWeekend }),
});

const NO_WISHES: Wishes = { urgency: null, budget: null, languages: [], place: null };

/** Whether one need is about another matter than one before: neither names the area that the other is most about. */
export function isOtherMatter({ topics: earlier }: Need, { topics: said }: Need): boolean {
  const [first, main] = [earlier[0]?.topic, said[0]?.topic];
  if (first === undefined || main === undefined) return false;
  return !earlier.some(({ topic }) => topic === main) && !said.some(({ topic }) => topic === first);
}

/** A need, marked where it has lost a wish of the one before it, as another question does; of one that was asked back about, the answer behind that. */
export function markedIfAnother(earlier: Need | null, need: Need): Need {
  const isStillAsked = earlier?.isAnother === true && earlier.topics.length === 0;
  return earlier && (isStillAsked || leavesOutWishes(earlier, need)) ? { ...need, isAnother: true } : need;
}

function leavesOutWishes(earlier: Need, need: Need): boolean {
  const isTimeLost = Boolean(earlier.urgency ?? earlier.from) && !need.urgency && !need.from;
  const isLanguageLost = earlier.isLanguageAsked === true && !need.isLanguageAsked && earlier.languages.join() !== need.languages.join();
  return (
    isTimeLost ||
    isLanguageLost ||
    (saysTimes(earlier) && !saysTimes(need)) ||
    (earlier.budget !== null && need.budget === null) ||
    (earlier.place !== null && need.place === null)
  );
}

/** The languages of the later message; but those that were asked for stay until others are. */
function languagesOf(earlier: Wishes, said: Need): Pick<Need, "languages" | "isLanguageAsked"> {
  const isLater = said.isLanguageAsked || (said.languages.length > 0 && !earlier.isLanguageAsked);
  const { languages, isLanguageAsked } = isLater ? said : earlier;
  return { languages, ...(isLanguageAsked && { isLanguageAsked }) };
}

/** What a document tells is its field alone: the places, sums, languages and dates in it are its own, and no preferences of who sent it. */
export function needOfDocument({ topics, category }: Need): Need {
  return { topics, category, urgency: null, budget: null, languages: [], place: null, zone: null };
}

/** A need with the guided answers taken in: they add to the areas, and settle the urgency. */
export function needWithAnswers(need: Need, answers: GuidedAnswers): Need {
  const sums = new Map(need.topics.map(({ topic, weight }) => [topic, weight]));
  for (const { topic, weight } of topicsOfAnswers(answers)) sums.set(topic, (sums.get(topic) ?? 0) + weight);
  const topics: TopicWeight[] = [...sums].map(([topic, weight]) => ({ topic, weight }));
  return { ...need, topics: settleTopics(topics, null), urgency: urgencyOfAnswers(answers) ?? need.urgency };
}

/** A need with what the person's profile and Key Inputs tell. English asks for nobody in particular: every advisor's page is in it. */
export function needOfPerson(need: Need, person: PersonFacts | null, read: Reader | null = null): Need {
  if (!person) return need;
  const language = NEED_LANGUAGES.find((code) => code === person.language && code !== "en");
  const preferred: NeedLanguage[] = language === undefined ? [] : [language];
  return {
    ...need,
    topics: need.topics.length > 0 ? need.topics : understand(person.seeks, need.category, read?.(person.seeks) ?? null).topics,
    urgency: need.urgency ?? person.urgency,
    budget: need.budget ?? person.budget,
    languages: need.languages.length > 0 ? need.languages : preferred,
    zone: person.zone || need.zone,
  };
}
