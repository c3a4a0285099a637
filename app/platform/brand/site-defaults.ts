import { isLanguage, type Language } from "#app/languages/languages";

/** The site's default language and time zone. A blank field means the default of the configuration or the product. */
export interface SiteDefaults {
  language: Language | "";
  /** IANA time zone. */
  zone: string;
}

/** The settings that store them. */
export const DEFAULTS_SETTINGS = { language: "site_language", zone: "site_zone" } as const;

/** Returns the defaults that these settings describe; an unknown language counts as blank. */
export function defaultsOf(rows: readonly { name: string; value: string }[]): SiteDefaults {
  const of = (part: keyof typeof DEFAULTS_SETTINGS) => rows.find(({ name }) => name === DEFAULTS_SETTINGS[part])?.value ?? "";
  const language = of("language");
  return { language: isLanguage(language) ? language : "", zone: of("zone") };
}
