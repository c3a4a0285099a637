import { isLanguage, LANGUAGES, type Language } from "#app/languages/languages";

/** The site's default language and time zone. A blank field means the default of the configuration or the product. */
export interface SiteDefaults {
  language: Language | "";
  /** IANA time zone. */
  zone: string;
  /** The languages that readers can choose, in display order; empty for all. */
  languages: readonly Language[];
}

/** The settings that store them. */
export const DEFAULTS_SETTINGS = { language: "site_language", zone: "site_zone", languages: "site_languages" } as const;

/** Returns the defaults that these settings describe; an unknown language counts as blank. */
export function defaultsOf(rows: readonly { name: string; value: string }[]): SiteDefaults {
  const of = (part: keyof typeof DEFAULTS_SETTINGS) => rows.find(({ name }) => name === DEFAULTS_SETTINGS[part])?.value ?? "";
  const language = of("language");
  return { language: isLanguage(language) ? language : "", zone: of("zone"), languages: languagesOf(of("languages")) };
}

/** Returns the known languages of a stored list, in display order. */
export const languagesOf = (list: string): Language[] => {
  const named = list.split(",");
  return LANGUAGES.filter((language) => named.includes(language));
};

/** Returns the settings that store these defaults. */
export const storedDefaults = ({ language, zone, languages }: SiteDefaults): Record<string, string> => ({
  [DEFAULTS_SETTINGS.language]: language,
  [DEFAULTS_SETTINGS.zone]: zone,
  [DEFAULTS_SETTINGS.languages]: storedLanguages(languages),
});

/** Returns a list of languages as stored: blank for all, so that one that a release adds is among them. */
const storedLanguages = (languages: readonly Language[]): string =>
  LANGUAGES.every((language) => languages.includes(language)) ? "" : languages.join(",");
