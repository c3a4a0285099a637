import { config } from "#app/config.server";
import { LANGUAGES, type Language, languageOr } from "#app/languages/languages";
import { defaultsOf, type SiteDefaults } from "./site-defaults";

/** The time zone of a new site. */
const FIRST_ZONE = "Europe/London";

let current: SiteDefaults = { language: "", zone: "", languages: [] };

/** Applies these settings as the site's default language and time zone. Called by the brand's reader whenever they change. */
export function applyDefaults(rows: readonly { name: string; value: string }[]) {
  current = defaultsOf(rows);
}

/** The default language of the site: what an admin has set, else what the configuration says. */
export const siteLanguage = (): Language => current.language || config().language;

/** The time zone assumed for an advisor who has not set one. */
export const siteZone = (): string => current.zone || FIRST_ZONE;

/** The languages that readers can choose, in display order: all, or those that an admin has left on. The site's own is always among them. */
export function offeredLanguages(): readonly Language[] {
  const { languages } = current;
  return languages.length === 0 ? LANGUAGES : LANGUAGES.filter((each) => each === siteLanguage() || languages.includes(each));
}

/** Whether readers can choose a language. */
export const isOffered = (value: unknown): value is Language => offeredLanguages().some((language) => language === value);

/** The language of a value from the database or an address, while the site offers it; otherwise the site's. */
export const offeredOr = (value: unknown): Language => languageOr(value, siteLanguage(), offeredLanguages());
