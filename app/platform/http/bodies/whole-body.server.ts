import type { HeldBytes } from "./held-bytes";

/**
 * A request whose body has come to its end before anything else is done for it, so that whoever sends slowly keeps no turn and no connection of the database meanwhile. 503
 * where too much of others is held: it is let go by then, because nobody hears an answer while still sending; 413 for more than `mostBytes`; 400 for a body that breaks off.
 */
export async function wholeBody(request: Request, held: HeldBytes, mostBytes: number): Promise<Request | 400 | 413 | 503> {
  if (!request.body) return request;
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isHeld = true;
  try {
    for await (const piece of request.body) {
      size += piece.length;
      if (size > mostBytes) return 413;
      isHeld &&= held.take(piece.length);
      if (isHeld) pieces.push(piece);
      else pieces.length = 0;
      if (!isHeld) held.release();
    }
  } catch {
    return 400;
  }
  held.complete();
  return isHeld ? new Request(request, { body: Buffer.concat(pieces), duplex: "half" } as RequestInit) : 503;
}
