import { TOPICS } from "#app/features/catalog/topics";
import { type ChangedTopic, madeOfTopics } from "../topic-list";
import { joinedWordsOf, type Word } from "./words-of-text";

/** An inflected form of the name of one of the site's own areas, found in a text. */
interface FormHit {
  topic: string;
  said: string;
  /** Number of words it spans. */
  words: number;
}

/** Endings of plurals and of derived words (activity, person, result) in the five languages. */
const ENDINGS = "s x e n a o i es en er os as ing ung ion age eur ings ions ages eurs ungen".split(" ");
const MIN_STEM_LENGTH = 4;
/** A verb and what is done by it: 'improvvisare' and 'improvvisazione', 'improvise' and 'improvisation', 'restaurieren' and 'Restaurierung'. */
const OF_VERBS = "are azione azioni ar acion aciones er ation ations e ieren ierung ierungen ation ationen".split(" ");
const MIN_VERB_STEM_LENGTH = 5;
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

function formsOf({ name, words = "", translations = {} }: ChangedTopic): Form[] {
  const given = words.split(/[,\n]/).filter((entry) => !/[~*]/.test(entry));
  const own = [name, ...Object.values(translations)].filter((each) => !SPECIFIED.has(each));
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

/** Returns a folded word itself and without each possible ending. */
function stemsOf(word: string): Set<string> {
  const without = (endings: readonly string[], least: number) =>
    endings
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= least)
      .map((ending) => word.slice(0, -ending.length));
  return new Set([word, ...without(ENDINGS, MIN_STEM_LENGTH), ...without(OF_VERBS, MIN_VERB_STEM_LENGTH)]);
}
