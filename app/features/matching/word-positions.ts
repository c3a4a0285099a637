/** Where words may stand, the most telling place first: in the name, in title or main area, in a further area or the place, anywhere. */
export const WORD_PLACES = ["name", "face", "area", "anywhere"] as const;
export type WordPlace = (typeof WORD_PLACES)[number];
