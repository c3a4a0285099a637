import type { HeldBytes } from "./held-bytes";
import { JoinedBytes } from "./joined-bytes";

/**
 * Reads a request's whole body before anything else happens, so that a slow sender occupies neither a turn nor a database connection. 503 when too much is held
 * already, after draining the body, because a client that is still sending hears no answer; 413 for more than `maxBytes`; 400 for a body that breaks off.
 */
export async function wholeBody(request: Request, held: HeldBytes, maxBytes: number): Promise<Request | 400 | 413 | 503> {
  if (!request.body) return request;
  const whole = new JoinedBytes();
  let size = 0;
  let isHeld = true;
  try {
    for await (const piece of request.body) {
      size += piece.length;
      if (size > maxBytes) return 413;
      isHeld &&= held.take(piece.length);
      if (isHeld) whole.add(piece);
      else whole.clear();
      if (!isHeld) held.release();
    }
  } catch {
    return 400;
  }
  held.complete();
  return isHeld ? new Request(request, { body: Buffer.concat(whole.blocks()), duplex: "half" } as RequestInit) : 503;
}
