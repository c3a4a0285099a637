import { config } from "#app/config.server";
import type { Language } from "#app/languages/languages";
import { defaultsOf, type SiteDefaults } from "./site-defaults";

/** The zone that a new site keeps. */
const FIRST_ZONE = "Europe/London";

let current: SiteDefaults = { language: "", zone: "" };

/** Takes these settings for what the site speaks, and for the time it keeps, from now on. The brand's reader does, whenever they change. */
export function takeDefaultsFrom(rows: readonly { name: string; value: string }[]) {
  current = defaultsOf(rows);
}

/** What the site speaks to whoever has chosen nothing: what an admin has set, else what the configuration says. */
export const siteLanguage = (): Language => current.language || config().language;

/** The time that an advisor keeps of whom nothing else is known. */
export const siteZone = (): string => current.zone || FIRST_ZONE;
