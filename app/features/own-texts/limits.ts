/** A replacement can be this many times as long as the text, and always at least this long. */
export const LONGER_TIMES = 3;
export const ALWAYS_ROOM_FOR = 120;
/** Absolute maximum. */
export const MAX_TEXT_LENGTH = 6000;
