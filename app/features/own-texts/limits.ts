/** A text that stands in another's place may be so many times as long, and as long as this in any case. */
export const LONGER_TIMES = 3;
export const ALWAYS_ROOM_FOR = 120;
/** No text is longer. */
export const LONGEST_TEXT = 6000;
