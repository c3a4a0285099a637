/** Where words may match, best position first: in the name, in title or main area, in a further area or the location, anywhere. */
export const WORD_POSITIONS = ["name", "face", "area", "anywhere"] as const;
export type WordPosition = (typeof WORD_POSITIONS)[number];
