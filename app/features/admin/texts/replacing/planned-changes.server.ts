import type { Misfit } from "#app/features/own-texts/fitting-text";
import { type MarkedPiece, textOfPieces } from "#app/features/own-texts/marked-piece";
import { misfitOf } from "#app/features/own-texts/misfit.server";
import type { Place } from "#app/features/own-texts/places";
import type { Replacing, WordPair } from "#app/features/own-texts/replace-words";
import { replacingIn } from "#app/features/own-texts/replacing-in.server";
import type { Language } from "#app/languages/languages";
import { type KnownText, textsEverywhere } from "../known-texts.server";
import { shipsAs } from "../standard-text";
import { type Replacement, replacementsIn, writtenByReplacements } from "./replacements.server";

/** A text with words that are to be replaced, before and after. */
export interface PlannedChange {
  place: Place;
  name: string;
  before: string;
  after: MarkedPiece[];
  /** Whether an admin wrote it: then it is left unless chosen. */
  isOwn: boolean;
  /** Whether nothing is stored, because the words are replaced as the text is read. */
  follows: boolean;
  version: number;
  /** Why the text with the new words cannot be published. */
  misfit: Misfit | null;
  known: KnownText;
}

/** Returns what a replacement changes in a language, in the order of places; nothing is written. */
export async function planChanges(
  language: Language,
  pairs: readonly WordPair[],
  earlier?: readonly Replacement[],
): Promise<PlannedChange[]> {
  if (pairs.length === 0) return [];
  const written = writtenByReplacements(earlier ?? (await replacementsIn(language)));
  const replacing = replacingIn(language, pairs);
  return (await textsEverywhere(language)).flatMap(({ place, texts }) =>
    texts.flatMap((known) => {
      const change = changeOf(known, { replacing, language, isWritten: written.get(known.name) === known.row?.text });
      return change ? [{ place, ...change }] : [];
    }),
  );
}

interface Change {
  replacing: Replacing;
  language: Language;
  /** Whether the text stands as an earlier replacement wrote it. */
  isWritten: boolean;
}

function changeOf(known: KnownText, { replacing, language, isWritten }: Change): Omit<PlannedChange, "place"> | null {
  const { name, row, standard } = known;
  const own = row?.text ?? null;
  const before = own ?? standard.standard;
  // Where the default changed since a replacement, its new wording is what the words are replaced in.
  const base = own !== null && isWritten && row?.replaced !== shipsAs(standard) ? shipsAs(standard) : before;
  const after = replacing(base, standard.writing);
  const text = textOfPieces(after);
  if (text === before || text === base) return null;
  const misfit = misfitOf(text, shipsAs(standard), { writing: standard.writing, language });
  const follows = standard.ships !== undefined && own === null;
  return { name, before, after, isOwn: own !== null && !isWritten, follows, version: row?.version ?? 0, misfit, known };
}
