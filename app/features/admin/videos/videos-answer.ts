import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";

/** Action data of a rejected form; `about` is a video's id, a slot ('hero', '1' to '4'), the texts of an empty slot, or blank. */
export interface VideosAnswer {
  about: string;
  alert?: AlertText;
  errors?: FieldErrors;
}

/** Returns the `about` of an answer on the texts of an empty slot. */
export const wordsAt = (position: number | string) => `words-${position}`;
