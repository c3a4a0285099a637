import { isNone, type Reading } from "#app/features/topics/classifier/reading";
import { topicByName, topicBySlug } from "#app/features/topics/topic-list";
import { spokenAreas } from "#app/features/topics/vocabulary/nearest-areas";
import { topicHits } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { areaSurelyMeant } from "./areas-of-document";
import { tellsOfDismissal } from "./dismissals";

/** From this likelihood on the classifier agrees with the dictionary. */
const LIKELY = 0.25;
/** A sentence of fewer words is labelled only if its area is likelier, and one of its words is of business. */
const MIN_WORDS_ALONE = 8;
const SURE_OF_FEW_WORDS = 0.55;

/**
 * Returns the area that a sentence of a document is about: employment law for who was let go, otherwise what it surely tells of, otherwise the first area of the dictionary that
 * the classifier finds likely, too: a shop that was hacked is no matter of shops.
 */
export function agreedArea(sentence: string, reading: Reading): string | undefined {
  const ofDismissal = tellsOfDismissal(sentence) ? topicByName("Employment Law")?.name : undefined;
  if (ofDismissal) return ofDismissal;
  const sure = isNone(reading) ? null : areaSurelyMeant(sentence, reading);
  const isLong = wordsOf(sentence).length >= MIN_WORDS_ALONE;
  if (sure && (isLong || (sure.likelihood >= SURE_OF_FEW_WORDS && topicHits(sentence).length > 0))) return sure.topic;
  const spoken = spokenAreas(sentence).flatMap((slug) => topicBySlug(slug)?.name ?? []);
  return spoken.find((name) => reading.areas.some(({ topic, likelihood }) => topic === name && likelihood >= LIKELY));
}
