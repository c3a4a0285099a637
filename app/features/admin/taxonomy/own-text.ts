import type { Language } from "#app/languages/languages";

interface OwnTextWords {
  t: (key: "writtenIn", values: { language: string; own: string }) => string;
  languageTitle: (code: string) => string;
}

/** Returns the language and hint of a field in the site's language; the text in it may be older than the site's choice of that language. */
export const ownText = (
  { t, languageTitle }: OwnTextWords,
  own: Language,
  written: Language = own,
  hint?: string,
): { lang: Language; hint?: string } =>
  written === own
    ? { lang: own, ...(hint && { hint }) }
    : { lang: written, hint: t("writtenIn", { language: languageTitle(written), own: languageTitle(own) }) };
