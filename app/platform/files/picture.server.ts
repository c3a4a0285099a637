/** More would take more memory than a small server has. */
const MOST_PIXELS = 64_000_000;
const DECODE_SECONDS = 5;
const QUALITY = 84;
const MOST_WAITING = 16;

/** How the pictures that people send begin. What else a file may be by its name or its type, it is no picture. */
const BEGINNINGS: RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftypavi[fs]/];

export type Picture =
  | { ok: true; content: Uint8Array; mimeType: "image/webp"; extension: "webp" }
  | { ok: false; reason: "notAPicture" | "tooManyPixels" | "busy" };

let line: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Draws a picture anew as a square WebP: turned upright, its middle, without any of its metadata. The content decides what it is; JPEG, PNG,
 * GIF (the first frame), WebP and AVIF are read, SVG never. One at a time, because each takes memory.
 */
export function makeSquarePicture(content: Uint8Array, sidePixels: number): Promise<Picture> {
  const beginning = Buffer.from(content.subarray(0, 16)).toString("latin1");
  if (!BEGINNINGS.some((pattern) => pattern.test(beginning))) return Promise.resolve({ ok: false, reason: "notAPicture" });
  if (waiting >= MOST_WAITING) return Promise.resolve({ ok: false, reason: "busy" });
  waiting += 1;
  const drawn = line.then(() => draw(content, sidePixels));
  line = drawn.finally(() => {
    waiting -= 1;
  });
  return drawn;
}

async function draw(content: Uint8Array, side: number): Promise<Picture> {
  // Native and large: loaded when the first picture comes.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1, sequentialRead: true });
    const drawn = await image
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { ok: true, content: drawn, mimeType: "image/webp", extension: "webp" };
  } catch (error) {
    return { ok: false, reason: /pixel limit/i.test(String(error)) ? "tooManyPixels" : "notAPicture" };
  }
}
