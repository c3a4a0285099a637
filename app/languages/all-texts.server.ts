import { createTranslator } from "use-intl/core";
import { namesWithin } from "#app/features/own-texts/said-names";
import { withRules } from "#app/features/rules/rule-marks";
import { type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Texts } from "#app/texts";
import { ALL_LANGUAGES } from "./all-languages.server";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "./languages";
import { type Names, type Namespace, offerTexts, replaceNames, shownTexts } from "./shown-texts";
import { textFormatters } from "./text-formatters";
import { completed } from "./translation";

const translators = new Map<string, Translator<Namespace>>();
const shipped = new Map<Language, Texts>();

let ownNames: Partial<Record<Language, Names>> = {};
let rulesSaid = SPECIFIED_RULES;
let ownTexts: OwnTexts = {};
let wordsInForce: Wording = (text) => text;
let sendsMails = true;
nameAll();
sayAll();

/** Adds the names that admins gave to catalog items in other languages to the default names. */
export function setOwnNames(own: Partial<Record<Language, Names>>) {
  ownNames = own;
  nameAll();
}

/** Whether an admin gave a catalog item a name in a language. */
export const hasOwnName = (language: Language, english: string) => ownNames[language]?.[english] !== undefined;

function nameAll() {
  for (const language of LANGUAGES)
    replaceNames(language, { ...ALL_LANGUAGES[language].names, ...namesWithin(ownTexts[language]), ...ownNames[language] });
}

/** Texts written by admins, by language and by room and key ('guide.seekTitle'). */
export type OwnTexts = Partial<Record<Language, ReadonlyMap<string, string>>>;

/** From now on, fills the current rules into every text that mentions one, in all languages. */
export function applyRulesToTexts(rules: Rules) {
  rulesSaid = rules;
  sayAll();
}

/** Puts an admin's words into a text that ships. */
export type Wording = (text: string, of: { language: Language; name: string }) => string;

/** From now on, shows the admins' texts in place of the defaults, and the defaults of all others in the admins' words. */
export function applyOwnTexts(own: OwnTexts, wording: Wording = (text) => text) {
  ownTexts = own;
  wordsInForce = wording;
  nameAll();
  sayAll();
}

/** From now on, says what is true on a site that sends no email, or again what is said on one that does. */
export function applyMailToTexts(isSent: boolean) {
  if (isSent === sendsMails) return;
  sendsMails = isSent;
  shipped.clear();
  sayAll();
}

function sayAll() {
  for (const language of LANGUAGES) offerTexts(language, () => inForce(language, textsThatShip(language), ownTexts[language]) as Texts);
  translators.clear();
}

/** Returns the default texts of a language, with their rule placeholders. */
export function textsThatShip(language: Language): Texts {
  const texts =
    shipped.get(language) ?? withoutMail(language, completed(ALL_LANGUAGES[language].texts, ALL_LANGUAGES[FIRST_LANGUAGE].texts as Texts));
  shipped.set(language, texts);
  return texts;
}

function withoutMail(language: Language, texts: Texts): Texts {
  if (sendsMails) return texts;
  const said: Readonly<Record<string, string>> = { ...ALL_LANGUAGES[FIRST_LANGUAGE].withoutMail, ...ALL_LANGUAGES[language].withoutMail };
  return everyText(texts, (text, name) => said[name] ?? text) as Texts;
}

/** Returns texts with overrides and words applied, and with the current rules filled in. */
function inForce(language: Language, texts: object, own?: ReadonlyMap<string, string>): object {
  return everyText(texts, (text, name) => withRules(own?.get(name) ?? wordsInForce(text, { language, name }), rulesSaid, language));
}

/** Returns unpublished texts as a page receives them: by room and key, with the current rules filled in. */
export const draftsInForce = (language: Language, drafts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...drafts].map(([name, text]) => [name, withRules(text, rulesSaid, language)]));

/** Maps every text, given its current value and its name. */
function everyText(texts: object, make: (text: string, name: string) => string, at = ""): object {
  const made: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(texts))
    made[key] = typeof text === "string" ? make(text, at + key) : everyText(text, make, `${at}${key}.`);
  return made;
}

/** Translates keys of a room. */
export type Translator<Room extends Namespace> = ReturnType<typeof makeTranslator<Room>>;

/** Returns a translator for a room where there is no page: in emails, calendar files, pictures and the assistant's answers. */
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

/** Returns a translator for all texts of a language, by room and key. */
export const sayIn = (language: Language): Say =>
  createTranslator({ ...inLanguage(language), messages: shownTexts(language) }) as unknown as Say;

/** Returns the text of a key of any room in a language; null if there is no such key. */
export function sentenceIn(language: Language, key: string, values?: Record<string, string | number>): string | null {
  const say = sayIn(language);
  return say.has(key) ? say(key, values) : null;
}

const makeTranslator = <Room extends Namespace>(language: Language, room: Room) =>
  createTranslator<Texts, Room>({ ...inLanguage(language), messages: shownTexts(language), namespace: room });

const inLanguage = (language: Language) => ({ locale: language, timeZone: "UTC", _formatters: textFormatters(language) });
