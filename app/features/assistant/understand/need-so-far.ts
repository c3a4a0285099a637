import type { Reader } from "#app/features/topics/classifier/reading";
import type { TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";
import { type GuidedAnswers, regionOfAnswers, topicsOfAnswers, urgencyOfAnswers } from "../pages/guided-prompts";
import { continuesQuestion } from "./continues-question";
import { type Budget, NEED_LANGUAGES, type Need, type NeedLanguage, saysTimes, type Urgency } from "./need";
import { settleTopics, understand } from "./understand";

/** The speaker's profile, used only where their words say nothing. */
export interface PersonFacts {
  language: string;
  zone: string;
  /** Their Key Inputs in their own words: goals and challenge. */
  seeks: string;
  budget: Budget | null;
  urgency: Urgency | null;
}

/**
 * Merges a further message `text` into the need: its own words win, the rest stays as before. Another question starts with its own preferences: language,
 * budget, urgency, place and time. A document and guided answers, which have no text, always continue the earlier question.
 */
export function continueNeed(earlier: Need | null, said: Need, text = ""): Need {
  if (!earlier) return said;
  const asked: Wishes = text !== "" && isOtherMatter(earlier, said) && !continuesQuestion(text) ? NO_WISHES : earlier;
  return {
    topics: said.topics.length > 0 ? said.topics : earlier.topics,
    category: said.category ?? earlier.category,
    urgency: said.urgency ?? asked.urgency,
    budget: said.budget ?? asked.budget,
    ...languagesOf(asked, said),
    place: said.place ?? asked.place,
    ...regionOfNeed(said.region ? said : asked),
    ...marketsOf(said.markets ? said : asked),
    zone: said.zone ?? earlier.zone,
    ...lengthOf(said.minutes ? said : asked),
    ...startOf(said.from ? said : asked),
    ...deadlineOf(said.until ? said : asked),
    ...timesOf(saysTimes(said) ? said : asked),
    // Another field is another question: advisors excluded before may be named again.
    except: said.topics.length > 0 || earlier.isAllSeen ? [] : (earlier.except ?? []),
    ...(said.topics.length === 0 && earlier.isGuessed && { isGuessed: true }),
  };
}

type Wishes = Pick<
  Need,
  | "urgency"
  | "minutes"
  | "minutesAsked"
  | "budget"
  | "languages"
  | "isLanguageAsked"
  | "place"
  | "region"
  | "markets"
  | "from"
  | "isOneDay"
  | "until"
  | "isBeforeEvent"
  | "dayParts"
  | "hours"
  | "isWeekend"
  | "weekdays"
>;

const regionOfNeed = ({ region }: Wishes): Partial<Need> => (region ? { region } : {});
const marketsOf = ({ markets }: Wishes): Partial<Need> => (markets ? { markets } : {});
const lengthOf = ({ minutes, minutesAsked }: Wishes): Partial<Need> => ({
  ...(minutes && { minutes, ...(minutesAsked && { minutesAsked }) }),
});

const startOf = ({ from = null, isOneDay }: Wishes): Pick<Need, "from" | "isOneDay"> => ({ from, ...(from && isOneDay && { isOneDay }) });

const deadlineOf = ({ until = null, isBeforeEvent }: Wishes): Partial<Need> => ({
  until,
  ...(until && isBeforeEvent && { isBeforeEvent }),
});

/** Explicit hours replace a part of the day, and the reverse. */
const timesOf = ({ dayParts, hours, isWeekend, weekdays }: Wishes): Partial<Need> => ({
  ...(dayParts && { dayParts }),
  ...(hours && { hours }),
  ...(isWeekend && { isWeekend }),
  ...(weekdays && { weekdays }),
});

const NO_WISHES: Wishes = { urgency: null, budget: null, languages: [], place: null };

/** Returns whether two needs are about different matters: neither names the other's main area. */
export function isOtherMatter({ topics: earlier }: Need, { topics: said }: Need): boolean {
  const [first, main] = [earlier[0]?.topic, said[0]?.topic];
  if (first === undefined || main === undefined) return false;
  return !earlier.some(({ topic }) => topic === main) && !said.some(({ topic }) => topic === first);
}

/** Marks a need that dropped preferences of an earlier question, because it is another one; if that was asked back, marks the answer after it. */
export function markedIfAnother(earlier: Need | null, need: Need): Need {
  const isStillAsked = earlier?.isAnother === true && earlier.topics.length === 0;
  return earlier && (isStillAsked || leavesOutWishes(earlier, need)) ? { ...need, isAnother: true } : need;
}

function leavesOutWishes(earlier: Need, need: Need): boolean {
  const isTimeLost = Boolean(earlier.urgency ?? earlier.from ?? earlier.until) && !need.urgency && !need.from && !need.until;
  const isLanguageLost = earlier.isLanguageAsked === true && !need.isLanguageAsked && earlier.languages.join() !== need.languages.join();
  return (
    isTimeLost ||
    isLanguageLost ||
    (saysTimes(earlier) && !saysTimes(need)) ||
    (earlier.budget !== null && need.budget === null) ||
    (earlier.place !== null && need.place === null)
  );
}

/** The later message's languages; requested ones stay until others are requested. */
function languagesOf(earlier: Wishes, said: Need): Pick<Need, "languages" | "isLanguageAsked"> {
  const isLater = said.isLanguageAsked || (said.languages.length > 0 && !earlier.isLanguageAsked);
  const { languages, isLanguageAsked } = isLater ? said : earlier;
  return { languages, ...(isLanguageAsked && { isLanguageAsked }) };
}

/** A document contributes its field alone: its places, sums, languages and dates are not its sender's preferences. */
export function needOfDocument({ topics, category }: Need): Need {
  return { topics, category, urgency: null, budget: null, languages: [], place: null, zone: null };
}

/** Adds the guided answers to a need: they add areas and set the urgency. */
export function needWithAnswers(need: Need, answers: GuidedAnswers): Need {
  const sums = new Map(need.topics.map(({ topic, weight }) => [topic, weight]));
  for (const { topic, weight } of topicsOfAnswers(answers)) sums.set(topic, (sums.get(topic) ?? 0) + weight);
  const topics: TopicWeight[] = [...sums].map(([topic, weight]) => ({ topic, weight }));
  const region = regionOfAnswers(answers);
  return {
    ...need,
    topics: settleTopics(topics, null),
    urgency: urgencyOfAnswers(answers) ?? need.urgency,
    ...(region && { region }),
  };
}

/** Adds the person's profile and Key Inputs to a need. English asks for nobody in particular, because every advisor's page is in English. */
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
