import { type MarketWords, marketWords } from "#app/features/own-texts/market-words";
import { type WordsBefore, wordsBefore } from "#app/features/own-texts/words-before";
import { cookiePolicy } from "#app/features/policies/cookie-policy";
import type { PolicyId, WritePolicy } from "#app/features/policies/policy";
import { privacyPolicy } from "#app/features/policies/privacy-policy";
import { termsOfService } from "#app/features/policies/terms-of-service";
import { messagesWithoutMail, type WithoutMail } from "#app/features/site/messages-without-mail";
import { type Texts, texts } from "#app/texts";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "./languages";
import type { Names } from "./shown-texts";
import type { Translation } from "./translation";

/** Everything written in one language. */
export interface WrittenLanguage {
  texts: Translation<Texts>;
  /** Replaces those that promise an email, on a site that sends none. */
  withoutMail: Partial<WithoutMail>;
  /** Names of catalog items, by their English names. */
  names: Names;
  /** Words for the people, the session and advice, which admins may call otherwise (Texts, Replace words). */
  marketWords: MarketWords;
  /** Words whose form depends on the next one. */
  wordsBefore: WordsBefore;
  policies: Readonly<Record<PolicyId, WritePolicy>>;
}

/** English texts are defined in the features themselves. */
const ENGLISH: WrittenLanguage = {
  texts,
  withoutMail: messagesWithoutMail,
  names: {},
  marketWords,
  wordsBefore,
  policies: { privacy: privacyPolicy, terms: termsOfService, cookies: cookiePolicy },
};

const FOLDERS = import.meta.glob<WrittenLanguage>("./*/language.ts", { eager: true, import: "language" });

function writtenIn(language: Language): WrittenLanguage {
  const written = language === FIRST_LANGUAGE ? ENGLISH : FOLDERS[`./${language}/language.ts`];
  if (!written) throw new Error(`app/languages/${language}/language.ts is missing`);
  return written;
}

/** Every language, complete. Only the server has them: a page carries just the texts and the policy it shows. */
export const ALL_LANGUAGES = Object.fromEntries(LANGUAGES.map((language) => [language, writtenIn(language)])) as Readonly<
  Record<Language, WrittenLanguage>
>;
