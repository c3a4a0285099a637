const BEGUN = /[\uD800-\uDBFF]$/;

/** At most so many characters of a text (UTF-16 units, as `length` counts), one fewer where it would end in half of one: no address can be made of that. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(BEGUN, "");

/** A text with an ellipsis for what is beyond so many characters. */
export const cutShort = (text: string, most: number): string => (text.length > most ? `${beginningOf(text, most)}…` : text);
