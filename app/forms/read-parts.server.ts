import type { HeldBytes } from "#app/platform/http/bodies/held-bytes";
import { JoinedBytes } from "#app/platform/http/bodies/joined-bytes";
import { type FormPart, wholePart } from "#app/platform/http/multipart.server";
import { refuseForm } from "./refuse.server";

interface PartLimits {
  /** Whether files are accepted from this sender. */
  isTaken: boolean;
  bytes: number;
  held: HeldBytes | undefined;
  isKnown: boolean;
}

/**
 * Reads the parts of a form into memory. Null once too many bytes of files are held: the files before are dropped at that moment together
 * with their count, and the rest is read to its end and not kept, because a client that is sending does not read the response.
 */
export async function readParts(
  parts: AsyncIterable<FormPart>,
  { isTaken, bytes, held, isKnown }: PartLimits,
): Promise<[string, string | File][] | null> {
  let kept: [string, string | File][] | null = [];
  for await (const part of parts) {
    if (part.fileName === null) {
      const text = (await wholePart(part, bytes)).toString();
      kept?.push([part.name, text]);
      continue;
    }
    const content = new JoinedBytes();
    for await (const piece of part.content) {
      // A browser sends a file field without a chosen file as an empty one.
      if (piece.length > 0 && !isTaken) return refuseForm(403);
      if (kept && held?.take(piece.length, isKnown) === false) {
        kept = null;
        content.clear();
        held.release();
      }
      if (kept) content.add(piece);
    }
    kept?.push([part.name, new File(content.blocks(), part.fileName.replaceAll("\0", ""), { type: part.type })]);
  }
  return kept;
}
