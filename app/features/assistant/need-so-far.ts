import { type GuidedAnswers, topicsOfAnswers, urgencyOfAnswers } from "./guided-prompts";
import type { Need, NeedLanguage } from "./need";
import { NEED_LANGUAGES } from "./need";
import type { TopicWeight } from "./topics-in-text";
import { settleTopics } from "./understand";

/** Who is asking, as far as their profile tells: what it adds is only used where their words say nothing. */
export interface PersonFacts {
  language: string;
  zone: string;
}

/** What is sought after a further message: its own words count, and what it leaves open stays as it was. */
export function continueNeed(earlier: Need | null, said: Need): Need {
  if (!earlier) return said;
  return {
    topics: said.topics.length > 0 ? said.topics : earlier.topics,
    category: said.category ?? earlier.category,
    urgency: said.urgency ?? earlier.urgency,
    budget: said.budget ?? earlier.budget,
    languages: said.languages.length > 0 ? said.languages : earlier.languages,
    place: said.place ?? earlier.place,
    zone: said.zone ?? earlier.zone,
  };
}

/** A need with the guided answers taken in: they add to the areas, and settle the urgency. */
export function needWithAnswers(need: Need, answers: GuidedAnswers): Need {
  const sums = new Map(need.topics.map(({ topic, weight }) => [topic, weight]));
  for (const { topic, weight } of topicsOfAnswers(answers)) sums.set(topic, (sums.get(topic) ?? 0) + weight);
  const topics: TopicWeight[] = [...sums].map(([topic, weight]) => ({ topic, weight }));
  return { ...need, topics: settleTopics(topics, null), urgency: urgencyOfAnswers(answers) ?? need.urgency };
}

/** A need with what the person's profile tells. English asks for nobody in particular: every advisor's page is in it. */
export function needOfPerson(need: Need, person: PersonFacts | null): Need {
  if (!person) return need;
  const language = NEED_LANGUAGES.find((code) => code === person.language && code !== "en");
  const wished: NeedLanguage[] = language === undefined ? [] : [language];
  return { ...need, zone: person.zone || null, languages: need.languages.length > 0 ? need.languages : wished };
}
