import { isLanguage, type Language } from "#app/languages/languages";

/** What the site speaks, and which time it keeps, where nobody has said otherwise. Blank is what the configuration or the product comes with. */
export interface SiteDefaults {
  language: Language | "";
  /** IANA zone. */
  zone: string;
}

/** The settings that hold them. */
export const DEFAULTS_SETTINGS = { language: "site_language", zone: "site_zone" } as const;

/** The defaults that these settings give; a language that is none of ours is none. */
export function defaultsOf(rows: readonly { name: string; value: string }[]): SiteDefaults {
  const of = (part: keyof typeof DEFAULTS_SETTINGS) => rows.find(({ name }) => name === DEFAULTS_SETTINGS[part])?.value ?? "";
  const language = of("language");
  return { language: isLanguage(language) ? language : "", zone: of("zone") };
}
