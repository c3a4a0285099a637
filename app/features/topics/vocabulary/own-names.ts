import { TOPICS } from "#app/features/catalog/topics";
import { type ChangedTopic, madeOfTopics } from "../topic-list";
import { stemsOf } from "./word-stems";
import { joinedWordsOf, type Word } from "./words-of-text";

/** An inflected form of the name of one of the site's own areas, found in a text. */
interface FormHit {
  topic: string;
  said: string;
  /** Number of words it spans. */
  words: number;
}

/** Joins two names of one area: each part of 'Sol et compost' names it. */
const AND = / (?:and|und|et|y|e) | ?[&/,+] ?/i;
const MIN_PART_LENGTH = 3;

const SPECIFIED: ReadonlySet<string> = new Set(TOPICS.map(({ name }) => name));

interface Form {
  topic: string;
  said: string;
  stems: readonly ReadonlySet<string>[];
}

/** Forms of areas that an admin added or renamed, by first stem. The fifty have theirs in the vocabulary. */
const formsByStem = madeOfTopics((topics) => {
  const forms = new Map<string, Form[]>();
  for (const form of topics.flatMap(formsOf)) for (const stem of form.stems[0] ?? []) forms.set(stem, [...(forms.get(stem) ?? []), form]);
  return forms;
});

/** Returns the names that an admin gave to an area, in every language. */
export const ownNamesOf = ({ name, translations = {} }: ChangedTopic): string[] =>
  [name, ...Object.values(translations)].filter((each) => !SPECIFIED.has(each));

function formsOf(topic: ChangedTopic): Form[] {
  const { name, words = "" } = topic;
  const given = words.split(/[,\n]/).filter((entry) => !/[~*]/.test(entry));
  const own = ownNamesOf(topic);
  const parts = own.flatMap((each) => each.replace(/\s+/g, " ").split(AND)).filter((part) => part.trim().length >= MIN_PART_LENGTH);
  return [...new Set([...own, ...parts, ...given])].map((said) => ({
    topic: name,
    said: said.trim(),
    stems: joinedWordsOf(said).map(({ folded }) => stemsOf(folded)),
  }));
}

/** The site's own names of its areas, in every form, keyed as in the hits of `topicHits`. */
export const ownSayings = madeOfTopics((topics) => new Set(topics.flatMap(formsOf).map(({ topic, said }) => `${topic}\n${said}`)));

/** Returns the site's own areas named at a word of a text: 'un contrat' for 'Contrats', 'übersetzen' for 'Übersetzung'. */
export function formsAt(words: readonly Word[], index: number): FormHit[] {
  const forms = formsByStem();
  const word = words[index];
  if (forms.size === 0 || !word) return [];
  const begun = new Set([...stemsOf(word.folded)].flatMap((stem) => forms.get(stem) ?? []));
  const stands = ({ stems }: Form) => stems.every((wanted, offset) => isForm(wanted, words[index + offset]?.folded ?? ""));
  return [...begun].filter(stands).map(({ topic, said, stems }) => ({ topic, said, words: stems.length }));
}

const isForm = (wanted: ReadonlySet<string>, word: string) => [...stemsOf(word)].some((stem) => wanted.has(stem));
