import { kindOfPaper } from "./paper";

const MOST_PIXELS = 64_000_000;
const LONGEST_SIDE_PIXELS = 2400;
const DECODE_SECONDS = 5;
const QUALITY = 86;
const MOST_WAITING = 8;

type Drawn = { ok: true; content: Uint8Array; mimeType: string; extension: string } | { ok: false; reason: "notAPaper" | "busy" };

let line: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * What is kept of a file that somebody sends: a PDF as it is, a picture drawn anew as WebP, upright and without metadata. The content decides
 * what it is. One picture at a time, because each takes memory.
 */
export function drawPaper(content: Uint8Array): Promise<Drawn> {
  const kind = kindOfPaper(content);
  if (kind === null) return Promise.resolve({ ok: false, reason: "notAPaper" });
  if (kind === "pdf") return Promise.resolve({ ok: true, content, mimeType: "application/pdf", extension: "pdf" });
  if (waiting >= MOST_WAITING) return Promise.resolve({ ok: false, reason: "busy" });
  waiting += 1;
  const drawn = line.then(() => draw(content));
  line = drawn.finally(() => {
    waiting -= 1;
  });
  return drawn;
}

async function draw(content: Uint8Array): Promise<Drawn> {
  // Native and large: loaded when the first picture comes.
  const { default: sharp } = await import("sharp");
  try {
    const drawn = await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1, sequentialRead: true })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE_PIXELS, LONGEST_SIDE_PIXELS, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { ok: true, content: drawn, mimeType: "image/webp", extension: "webp" };
  } catch {
    return { ok: false, reason: "notAPaper" };
  }
}
