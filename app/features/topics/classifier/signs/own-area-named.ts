import { isOwnArea } from "../../own-areas";
import { offeredTopics } from "../../topic-list";
import { partSayings } from "../../vocabulary/own-name-parts";
import { ownSayings } from "../../vocabulary/own-names";
import { topicHits, weighTopics } from "../../vocabulary/topics-in-text";
import { wordsOf } from "../../vocabulary/words-of-text";
import { OTHER_MATTERS, type OtherMatter } from "../other-matters";
import type { Reading } from "../reading";

/** Matters that a named area is not: the classifier was trained where nobody sells advice on hedges, teeth or dogs. */
const YIELDING: readonly OtherMatter[] = ["chat", "private", "medical", "homework", "language"];
/** From this likelihood on, a text is an insult, a question about the site or danger, whatever it names. */
const CLEARLY_ELSE = 0.8;
/** From this weight on, a text names an area. */
const NAMED = 1.2;
/** Areas with this share of the heaviest one's weight are named as well. */
const AS_HEAVY = 0.9;

/** What is left of the likelihood of areas that share a word with a named one. */
const BESIDE = 0.5;

/** Whoever may be in danger besides the one who asks, and words of life as a whole. */
const OF_PEOPLE = new Set(
  `me myself him himself her herself us ourselves you yourself he she husband wife boyfriend girlfriend partner father mother dad mum mom brother sister son daughter child children kid kids baby
  neighbour neighbor man woman people somebody someone everyone everybody nobody anymore life everything pain
  mich mir dich dir uns ihn ihm er mann frau freund freundin partner vater mutter mama papa bruder schwester sohn tochter kind kinder baby nachbar nachbarin jemand jemanden niemand leben alles schmerz schmerzen sinn
  me m moi nous toi te lui il elle mari femme copain copine pere mere frere soeur fils fille enfant enfants bebe voisin voisine quelqu personne vie tout
  mi nos conmigo contigo ella marido mujer novio novia padre madre hermano hermana hijo hija hijos nino ninos vecino vecina alguien nadie vida todo
  ci noi lui lei marito moglie fidanzato fidanzata padre fratello sorella figlio figlia figli bambino bambini vicino qualcuno nessuno vita tutto`.split(
    /\s+/,
  ),
);
/** Spanish and Italian append 'me' to a verb: 'matarme', 'uccidermi'. */
const TO_MYSELF = /^\w{3,}[aei]r(?:me|mi|se|si)$/;

/** Returns whether a text speaks of somebody other than as the one who does something. */
const isOfPeople = (text: string) => wordsOf(text).some(({ folded }) => OF_PEOPLE.has(folded) || TO_MYSELF.test(folded));

/** Returns the heaviest of the site's own areas that a text names, unless it names a trained one as heavily. */
function ownAreasNamed(text: string): string[] {
  const own = new Set(offeredTopics().flatMap((topic) => (isOwnArea(topic) ? [topic.name] : [])));
  if (own.size === 0) return [];
  const hits = topicHits(text);
  const isOwnSaying = ({ topic, said }: { topic: string; said: string }) =>
    [ownSayings(), partSayings()].some((sayings) => sayings.has(`${topic}\n${said.trim()}`));
  const named = weighTopics(hits.filter((hit) => own.has(hit.topic) && isOwnSaying(hit)));
  const most = named[0]?.weight ?? 0;
  const others = weighTopics(hits.filter(({ topic }) => !own.has(topic)))[0]?.weight ?? 0;
  return most < NAMED || most < others ? [] : named.filter(({ weight }) => weight >= AS_HEAVY * most).map(({ topic }) => topic);
}

/** Returns whether a text names one of the site's own areas, by its name or another that an admin gave it. */
export const namesOwnArea = (text: string): boolean => ownAreasNamed(text).length > 0;

/**
 * Returns the reading of a text that names one of the site's own areas: what is said of other matters is said of it. A weak sign of danger, too, where the text
 * speaks of nobody: the area was not trained, and rainwater or slugs are no threat to anybody.
 */
export function withOwnAreaNamed(text: string, reading: Reading): Reading {
  const { others } = reading;
  if (Math.max(others.abuse, others.site, others.crisis) >= CLEARLY_ELSE) return reading;
  const named = ownAreasNamed(text);
  if (named.length === 0) return reading;
  const yielding = new Set<OtherMatter>(isOfPeople(text) ? YIELDING : [...YIELDING, "crisis"]);
  const moved = OTHER_MATTERS.reduce((sum, matter) => sum + (yielding.has(matter) ? others[matter] : 0), 0);
  const isNamed = new Set(named);
  const most = Math.max(...reading.areas.map(({ likelihood }) => likelihood));
  return {
    areas: reading.areas
      .map(({ topic, likelihood }) => ({ topic, likelihood: isNamed.has(topic) ? most + moved / named.length : likelihood * BESIDE }))
      .map((area, _, all) => ({ ...area, likelihood: (area.likelihood * (1 - reading.none + moved)) / sumOf(all) }))
      .sort((one, other) => other.likelihood - one.likelihood),
    others: Object.fromEntries(OTHER_MATTERS.map((matter) => [matter, yielding.has(matter) ? 0 : others[matter]])) as Record<
      OtherMatter,
      number
    >,
    none: Math.max(0, reading.none - moved),
  };
}

const sumOf = (areas: readonly { likelihood: number }[]) => areas.reduce((sum, { likelihood }) => sum + likelihood, 0) || 1;
