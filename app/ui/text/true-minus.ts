/**
 * Replaces the minus of a formatted number with a true minus (U+2212): Intl writes a hyphen in most languages (CLDR), at which lines break
 * and which some screen readers skip. Intl writes no other hyphen in a number.
 */
export const withTrueMinus = (written: string): string => written.replace("-", "\u2212");
