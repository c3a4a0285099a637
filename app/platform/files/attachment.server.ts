import { kindOfPaper } from "./attachment";
import { drawIsolated } from "./draw-isolated.server";

const MAX_SIDE_PIXELS = 2400;
const QUALITY = 86;
const SHAPE = { width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: "inside", format: "webp" } as const;

type Drawn = { ok: true; content: Uint8Array; mimeType: string; extension: string } | { ok: false; reason: "notAPaper" | "busy" };

/**
 * Returns the stored form of an uploaded file: a PDF as it is; a picture redrawn as WebP, upright and without metadata. The content decides
 * which it is.
 */
export async function drawPaper(content: Uint8Array): Promise<Drawn> {
  const kind = kindOfPaper(content);
  if (kind === null) return { ok: false, reason: "notAPaper" };
  if (kind === "pdf") return { ok: true, content, mimeType: "application/pdf", extension: "pdf" };
  const drawn = await drawIsolated(content, SHAPE, QUALITY);
  if (drawn.ok) return { ok: true, content: drawn.content, mimeType: "image/webp", extension: "webp" };
  return { ok: false, reason: drawn.reason === "busy" ? "busy" : "notAPaper" };
}
