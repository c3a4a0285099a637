import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";

/**
 * What comes back beside what was not carried out: about a video by its id, about a slot by its name ('hero', '1' to '4'),
 * about the words of an empty one, or about neither.
 */
export interface VideosAnswer {
  about: string;
  alert?: AlertText;
  errors?: FieldErrors;
}

/** What an answer about the words of an empty place is about. */
export const wordsAt = (position: number | string) => `words-${position}`;
