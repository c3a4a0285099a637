/** Choices in the profile (signed-in-areas.md 9). */
export const COMPANY_SIZES = ["1-10", "11-50", "51-200", "201-1000", "1000+"] as const;

/** Hours without use after which a session ends. */
export const SESSION_TIMEOUT_HOURS = [1, 6, 12, 24, 72, 168] as const;

export const THEMES = ["system", "light", "dark"] as const;
export const HOUR_CYCLES = ["auto", "h12", "h23"] as const;

/** How soon a person needs advice. */
export const KEY_INPUT_URGENCIES = ["now", "weeks", "quarter", "open"] as const;
