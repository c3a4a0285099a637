import { config } from "#app/config.server";
import type { Language } from "#app/languages/languages";
import { defaultsOf, type SiteDefaults } from "./site-defaults";

/** The time zone of a new site. */
const FIRST_ZONE = "Europe/London";

let current: SiteDefaults = { language: "", zone: "" };

/** Applies these settings as the site's default language and time zone. Called by the brand's reader whenever they change. */
export function applyDefaults(rows: readonly { name: string; value: string }[]) {
  current = defaultsOf(rows);
}

/** The default language of the site: what an admin has set, else what the configuration says. */
export const siteLanguage = (): Language => current.language || config().language;

/** The time zone assumed for an advisor who has not set one. */
export const siteZone = (): string => current.zone || FIRST_ZONE;
