import { createTranslator } from "use-intl/core";
import { withRules } from "#app/features/rules/rule-marks";
import { type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Texts } from "#app/texts";
import { ALL_LANGUAGES } from "./all-languages.server";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "./languages";
import { type Names, type Namespace, offerTexts, replaceNames, shownTexts } from "./shown-texts";
import { completed } from "./translation";

const translators = new Map<string, Translator<Namespace>>();

for (const language of LANGUAGES) replaceNames(language, ALL_LANGUAGES[language].names);
let rulesSaid = SPECIFIED_RULES;
let ownTexts: OwnTexts = {};
sayAll();

/** Puts what admins call the things of the catalog in other languages beside the names that ship. */
export function setOwnNames(own: Partial<Record<Language, Names>>) {
  for (const language of LANGUAGES) replaceNames(language, { ...ALL_LANGUAGES[language].names, ...own[language] });
}

/** Texts that admins have written, by language and by room and key ('guide.seekTitle'). */
export type OwnTexts = Partial<Record<Language, ReadonlyMap<string, string>>>;

/** Has every text that names a rule say it as it is from now on, in all languages. */
export function sayRules(rules: Rules) {
  rulesSaid = rules;
  sayAll();
}

/** Has what admins have written stand in place of what ships from now on. */
export function sayOwnTexts(own: OwnTexts) {
  ownTexts = own;
  sayAll();
}

function sayAll() {
  for (const language of LANGUAGES) offerTexts(language, () => inForce(language, textsThatShip(language), ownTexts[language]) as Texts);
  translators.clear();
}

/** The texts of a language as they ship, with the marks of rules in them. */
export function textsThatShip(language: Language): Texts {
  return completed(ALL_LANGUAGES[language].texts, ALL_LANGUAGES[FIRST_LANGUAGE].texts as Texts);
}

/** Texts with what was written in place of some of them, and with the rules of the moment. */
function inForce(language: Language, texts: object, own?: ReadonlyMap<string, string>): object {
  return everyText(texts, (text, name) => withRules(own?.get(name) ?? text, rulesSaid, language));
}

/** Some texts that were written and are not public yet, as a page is given them: by room and key, and with the rules of the moment. */
export const draftsInForce = (language: Language, drafts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...drafts].map(([name, text]) => [name, withRules(text, rulesSaid, language)]));

/** The same texts, each as it is made of what it was and of its name. */
function everyText(texts: object, make: (text: string, name: string) => string, at = ""): object {
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === "string" ? make(text, at + key) : everyText(text, make, `${at}${key}.`),
  ]);
  return Object.fromEntries(entries);
}

/** Says the texts of a room. */
export type Translator<Room extends Namespace> = ReturnType<typeof makeTranslator<Room>>;

/** Says texts of a room in a language where there is no page around: in mails, calendar files, pictures, answers of the assistant. */
export function translatorFor<Room extends Namespace>(language: Language, room: Room): Translator<Room> {
  const key = `${language} ${room}`;
  const translator = translators.get(key) ?? makeTranslator(language, room);
  translators.set(key, translator as Translator<Namespace>);
  return translator as Translator<Room>;
}

export interface Say {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** Says every text of a language by its room and key. */
export const sayIn = (language: Language): Say =>
  createTranslator({ locale: language, messages: shownTexts(language), timeZone: "UTC" }) as unknown as Say;

/** What a key of any room says in a language; null for a key of none. */
export function sentenceIn(language: Language, key: string, values?: Record<string, string | number>): string | null {
  const say = sayIn(language);
  return say.has(key) ? say(key, values) : null;
}

const makeTranslator = <Room extends Namespace>(language: Language, room: Room) =>
  createTranslator<Texts, Room>({ locale: language, messages: shownTexts(language), namespace: room, timeZone: "UTC" });
