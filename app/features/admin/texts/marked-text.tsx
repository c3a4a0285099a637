import type { MarkedPiece } from "#app/features/own-texts/marked-piece";

/** A text with some of its pieces marked. */
export const MarkedText = ({ pieces }: { pieces: readonly MarkedPiece[] }) =>
  pieces.map(({ at, text, isMarked }) =>
    isMarked ? (
      <mark key={at} className="rounded bg-brass-wash text-brass-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
