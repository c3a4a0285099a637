import type { MarkedPiece } from "#app/features/own-texts/marked-piece";
import type { Place } from "#app/features/own-texts/places";
import type { ListedText } from "../edited-text";

/** A text that was found, with what was searched for marked in it. */
export interface FoundText extends ListedText {
  pieces: MarkedPiece[];
}

/** What was found in a place. */
export interface FoundGroup {
  place: Place;
  total: number;
  texts: FoundText[];
}
