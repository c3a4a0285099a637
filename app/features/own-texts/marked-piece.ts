/** A piece of a text, where it begins, and whether it is marked. */
export interface MarkedPiece {
  at: number;
  text: string;
  isMarked: boolean;
}

/** Gives pieces their places; blank ones are left out. */
export function inPlaces(pieces: readonly Omit<MarkedPiece, "at">[]): MarkedPiece[] {
  let at = 0;
  return pieces
    .map((piece) => {
      const placed = { at, ...piece };
      at += piece.text.length;
      return placed;
    })
    .filter(({ text }) => text !== "");
}

export const textOfPieces = (pieces: readonly MarkedPiece[]) => pieces.map(({ text }) => text).join("");
