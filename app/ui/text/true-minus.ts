/**
 * A written number with a minus of its own (U+2212): Intl writes the hyphen of the keyboard in most languages (CLDR), at which a line is broken and which
 * some voices leave out. No other hyphen stands in what Intl writes of a number.
 */
export const withTrueMinus = (written: string): string => written.replace("-", "\u2212");
