import type { Misfit } from "#app/features/own-texts/fitting-text";
import type { MarkedPiece } from "#app/features/own-texts/marked-piece";
import type { Place } from "#app/features/own-texts/places";
import type { WordPair } from "#app/features/own-texts/replace-words";

/** A change as listed, once for all texts of a place that say the same before and after. */
export interface ListedChange {
  place: Place;
  name: string;
  /** Names of all texts it stands for, itself among them. */
  names: string[];
  before: string;
  after: MarkedPiece[];
  /** Whether an admin wrote it: then it is left unless chosen. */
  isOwn: boolean;
  /** Whether nothing is stored, because the words are replaced as the text is read. */
  follows: boolean;
  /** Why the text with the new words cannot be published. */
  misfit: Misfit | null;
  text: string;
  /** Whether a word before a new one may not fit it: such a word is marked in `after`, too. */
  isDoubtful: boolean;
  /** Whether one of the words that are replaced has several meanings. */
  isUnclear: boolean;
  /** Address of the page to make it instead. */
  editAt: string | null;
}

/** The last replacement, and how many of its texts still stand as it wrote them. */
export interface LastReplacement {
  id: string;
  words: string;
  at: Date;
  count: number;
}

/** Texts that still have a word that was replaced: of later releases, or shown only now. */
export interface StillSaying {
  count: number;
  word: string;
  pairs: WordPair[];
}
