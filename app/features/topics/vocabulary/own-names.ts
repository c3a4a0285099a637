import { TOPICS } from "#app/features/catalog/topics";
import { type ChangedTopic, madeOfTopics } from "../topic-list";
import { joinedWordsOf, type Word } from "./words-of-text";

/** A place of a text that says what an area of the site's own is called, in another form. */
interface FormHit {
  topic: string;
  said: string;
  /** How many words stand there. */
  words: number;
}

/** What a word of the five languages ends with in another number, and where the doing, who does it and what is done are said of one thing. */
const ENDINGS = "s x e n a o i es en er os as ing ung ion age eur ings ions ages eurs ungen".split(" ");
const SHORTEST_STEM = 4;
/** What stands between two things that one area is called after: 'Sol et compost' is named by each. */
const AND = / (?:and|und|et|y|e) | ?[&/,+] ?/i;
const SHORTEST_PART = 3;

const SPECIFIED: ReadonlySet<string> = new Set(TOPICS.map(({ name }) => name));

interface Form {
  topic: string;
  said: string;
  stems: readonly ReadonlySet<string>[];
}

/** What is said of areas that an admin added or renamed, by how it begins. The fifty have their forms in the vocabulary. */
const formsByStem = madeOfTopics((topics) => {
  const forms = new Map<string, Form[]>();
  for (const form of topics.flatMap(formsOf)) for (const stem of form.stems[0] ?? []) forms.set(stem, [...(forms.get(stem) ?? []), form]);
  return forms;
});

function formsOf({ name, words = "", translations = {} }: ChangedTopic): Form[] {
  const given = words.split(/[,\n]/).filter((entry) => !/[~*]/.test(entry));
  const own = [name, ...Object.values(translations)].filter((each) => !SPECIFIED.has(each));
  const parts = own.flatMap((each) => each.replace(/\s+/g, " ").split(AND)).filter((part) => part.trim().length >= SHORTEST_PART);
  return [...new Set([...own, ...parts, ...given])].map((said) => ({
    topic: name,
    said: said.trim(),
    stems: joinedWordsOf(said).map(({ folded }) => stemsOf(folded)),
  }));
}

/** What a site itself says of its areas: of each by how it is named, in any form, as `topicHits` say it. */
export const ownSayings = madeOfTopics((topics) => new Set(topics.flatMap(formsOf).map(({ topic, said }) => `${topic}\n${said}`)));

/** The areas of the site's own that some words speak of from one of them on: 'un contrat' of 'Contrats', 'übersetzen' of 'Übersetzung'. */
export function formsAt(words: readonly Word[], index: number): FormHit[] {
  const forms = formsByStem();
  const word = words[index];
  if (forms.size === 0 || !word) return [];
  const begun = new Set([...stemsOf(word.folded)].flatMap((stem) => forms.get(stem) ?? []));
  const stands = ({ stems }: Form) => stems.every((wanted, offset) => isForm(wanted, words[index + offset]?.folded ?? ""));
  return [...begun].filter(stands).map(({ topic, said, stems }) => ({ topic, said, words: stems.length }));
}

const isForm = (wanted: ReadonlySet<string>, word: string) => [...stemsOf(word)].some((stem) => wanted.has(stem));

/** A folded word with each ending that it may have taken away, and as it is. */
function stemsOf(word: string): Set<string> {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM).map((ending) =>
    word.slice(0, word.length - ending.length),
  );
  return new Set([word, ...stems]);
}
