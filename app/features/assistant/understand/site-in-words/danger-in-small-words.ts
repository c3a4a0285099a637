/** Who wants to die or not to be any more says it in words that stand beside any question about the site. */
// pattern: fixed words, and at most one other between spaces
const IN_SMALL_WORDS =
  /\b(?:(?:to|and|i ll|will|gonna|wanna|should|just|rather|me) die|(?:be|am|be here|be around|exist) (?:here )?(?:any ?more|no more|no longer)|no longer be here|nicht mehr (?:hier |da )?(?:sein|da|bin)|plus etre (?:la|ici)|n etre plus|plus exister|no estar (?:mas |ya )?aqui|no quiero (?:estar|ser) mas|non esser(?:e|ci) piu)\b/;

/** Returns whether folded words may tell of danger although each of them may stand in a question about the site. */
export const isDangerInSmallWords = (words: string): boolean => IN_SMALL_WORDS.test(words);
