import { LANGUAGES } from "#app/languages/languages";
import { nameIn, shownNames } from "#app/languages/shown-texts";
import { offeredTopics } from "../../topic-list";
import { isWide } from "../../vocabulary/topics-in-text";
import { wordsOf } from "../../vocabulary/words-of-text";
import type { OtherMatter } from "../other-matters";
import type { Reading } from "../reading";
import { withoutPreferences } from "../without-preferences";

/** In more words a name may be beside the matter. */
const FEW_WORDS = 10;
/** From this likelihood on, a text is of danger or an insult, whatever it names. */
const CLEARLY_ELSE = 0.8;
/** What an area that is called by its name is likely at least. */
const NAMED = 0.8;

const plainOf = (text: string) =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");

const namesOf = (name: string) => [...new Set([name, ...LANGUAGES.map((language) => nameIn(language, name))].map(plainOf))];

/** What asks for advice, and says nothing of the matter. */
const ASKING = new Set(
  `i we would like need want am m looking for some advice help support on about with in of the a an please consulting
  ich wir suche suchen brauche brauchen mochte hatte gern rat beratung hilfe unterstutzung zu zum zur bei mit in fur im eine einen bitte
  je j nous cherche cherchons besoin ai avons voudrais un une des conseil conseils aide en de d du sur pour la le l les
  busco buscamos necesito necesitamos quiero quisiera consejo asesoramiento ayuda de en sobre con para un una el la
  cerco cerchiamo ho bisogno abbiamo vorrei serve mi un una consiglio consigli consulenza aiuto di in su con per il la`.split(/\s+/),
);

const withoutAsking = (text: string) =>
  plainOf(text)
    .split(" ")
    .filter((word) => !ASKING.has(word))
    .join(" ");

interface Named {
  name: string;
  /** Its names in each language, whole and without what only asks. */
  said: { whole: string; matter: string }[];
}

let named: readonly Named[] = [];
let namedFrom: readonly unknown[] = [];

/** Every text is held against what all areas are called: worked out anew only where areas or names have changed. */
function offered(): readonly Named[] {
  const from = [offeredTopics(), ...LANGUAGES.map(shownNames)];
  if (from.some((each, at) => each !== namedFrom[at])) {
    named = offeredTopics().map(({ name }) => ({ name, said: namesOf(name).map((whole) => ({ whole, matter: withoutAsking(whole) })) }));
    namedFrom = from;
  }
  return named;
}

/** Returns the area whose own name, in any language, is all that a text says or asks for beside when and where. */
function areaAskedByName(text: string): string | null {
  if (wordsOf(text).length > FEW_WORDS) return null;
  const wholes = [plainOf(text), plainOf(withoutPreferences(text))];
  const matter = withoutAsking(text);
  const topics = offered();
  const found =
    topics.find(({ said }) => said.some(({ whole }) => wholes.includes(whole))) ??
    topics.find(({ said }) => matter !== "" && said.some((each) => each.matter === matter));
  return found?.name ?? null;
}

/** Returns the one area that a short text names in several words. */
function areaNamedIn(text: string): string | null {
  if (wordsOf(text).length > FEW_WORDS) return null;
  const inside = ` ${plainOf(text)} `;
  const [named, ...more] = offered().filter(
    ({ name, said }) => !isWide(name) && said.some(({ whole }) => whole.includes(" ") && inside.includes(` ${whole} `)),
  );
  return named && more.length === 0 ? named.name : null;
}

/** Returns the reading of a text that calls an area by its name: that area first. */
export function withAreaByName(text: string, reading: Reading): Reading {
  const { others } = reading;
  if (Math.max(others.abuse, others.crisis) >= CLEARLY_ELSE) return reading;
  const asked = areaAskedByName(text);
  const topic = asked ?? areaNamedIn(text);
  if (topic === null) return reading;
  const called = asked === null ? {} : { called: asked };
  if (reading.areas[0]?.topic === topic && reading.areas[0].likelihood >= NAMED) return { ...reading, ...called };
  const rest = reading.areas.filter((area) => area.topic !== topic);
  const sum = rest.reduce((total, { likelihood }) => total + likelihood, 0) || 1;
  const left = (1 - NAMED) / sum;
  return {
    ...reading,
    ...called,
    areas: [{ topic, likelihood: NAMED }, ...rest.map((area) => ({ ...area, likelihood: area.likelihood * left }))],
    others: Object.fromEntries(Object.keys(others).map((matter) => [matter, 0])) as Record<OtherMatter, number>,
    none: 0,
  };
}
