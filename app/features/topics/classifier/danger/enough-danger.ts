import type { Reading } from "../reading";

/** From this likelihood on the classifier is believed by itself. Lower than elsewhere: a net too wide does less harm than one too narrow. */
const LIKELY_DANGER = 0.15;
/** The same for a text that mentions no person, such as a few search words, */
const LIKELY_OF_NOBODY = 0.5;
/** and where business or idle talk is mentioned, too. */
const CLEAR_DANGER = 0.8;
/** From this likelihood on the model that knows danger alone is believed, where a text is likely to be about none of the areas; */
const LIKELY_ALONE = 0.8;
const LIKELY_NONE = 0.6;
/** from this one where it may be about one, or mentions nobody. */
const CLEAR_ALONE = 0.9;
/** From this likelihood of private life or medicine on it is not: a child who does not sleep, some kilos more. */
const EVERYDAY = 0.6;

/** Returns whether danger is likely without any phrase that tells it: by the classifier, or by the model that knows danger alone. */
export function isLikelyDanger(reading: Reading, { isOfSomebody, isDoubtful }: { isOfSomebody: boolean; isDoubtful: boolean }): boolean {
  const enoughAlone = isOfSomebody && reading.none >= LIKELY_NONE ? LIKELY_ALONE : CLEAR_ALONE;
  const isEveryday = Math.max(reading.others.private, reading.others.medical) >= EVERYDAY;
  if (!isDoubtful && !isEveryday && (reading.danger ?? 0) >= enoughAlone) return true;
  const enough = isDoubtful ? CLEAR_DANGER : isOfSomebody ? LIKELY_DANGER : LIKELY_OF_NOBODY;
  return reading.others.crisis >= enough && !isFarLikelierElse(reading);
}

/** Returns whether another matter is more than twice as likely as danger: a boyfriend who has left is private, though much of what is said about one is not. */
function isFarLikelierElse({ others: { crisis, ...others }, areas }: Reading): boolean {
  const likeliest = Math.max(areas[0]?.likelihood ?? 0, ...Object.values(others));
  return crisis < likeliest / 2;
}
