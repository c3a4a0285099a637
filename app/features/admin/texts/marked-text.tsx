import type { MarkedPiece } from "./marked-piece";

/** A text with some of its pieces marked. */
export const MarkedText = ({ pieces }: { pieces: readonly MarkedPiece[] }) =>
  pieces.map(({ at, text, isMarked }) => (isMarked ? <mark key={at}>{text}</mark> : text));
