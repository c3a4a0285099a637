import type { Reader } from "#app/features/topics/classifier/reading";
import type { TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";
import { type GuidedAnswers, topicsOfAnswers, urgencyOfAnswers } from "../pages/guided-prompts";
import { type Budget, NEED_LANGUAGES, type Need, type NeedLanguage, type Urgency } from "./need";
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
 * What is sought after a further message, `text`: its own words count, and what it leaves open stays as it was. Another matter has its own haste,
 * place and time; what somebody would pay and which languages they speak stays theirs.
 */
export function continueNeed(earlier: Need | null, said: Need, text = ""): Need {
  if (!earlier) return said;
  const ofMatter = isOtherMatter(earlier, said, text) ? { urgency: null, place: null, from: null } : earlier;
  return {
    topics: said.topics.length > 0 ? said.topics : earlier.topics,
    category: said.category ?? earlier.category,
    urgency: said.urgency ?? ofMatter.urgency,
    budget: said.budget ?? earlier.budget,
    ...languagesOf(earlier, said),
    place: said.place ?? ofMatter.place,
    zone: said.zone ?? earlier.zone,
    from: said.from ?? ofMatter.from ?? null,
    // Another field is another question: whoever was passed over for the last one may be named again.
    except: said.topics.length > 0 ? [] : (earlier.except ?? []),
  };
}

/** How a message begins that goes on with what was asked before ('and for taxes?'), in English, German, French, Spanish and Italian. */
const GOES_ON =
  /^\W*(and|also|what about|how about|und|auch|was ist mit|wie steht es|et|aussi|y|e|también|tambien|qué tal|anche|inoltre)(?=[\s,])/i;

/** Whether a message is about none of the areas that were spoken of, and does not go on with them by its first word. */
const isOtherMatter = (earlier: Need, said: Need, text: string) =>
  said.topics.length > 0 &&
  earlier.topics.length > 0 &&
  !GOES_ON.test(text) &&
  !said.topics.some(({ topic }) => earlier.topics.some((other) => other.topic === topic));

/** The languages of the later message; but those that were asked for stay until others are. */
function languagesOf(earlier: Need, said: Need): Pick<Need, "languages" | "isLanguageAsked"> {
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
    zone: person.zone || null,
  };
}
