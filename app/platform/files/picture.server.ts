/** More would take more memory than a small server has. */
const MOST_PIXELS = 64_000_000;
const DECODE_SECONDS = 5;
const QUALITY = 84;
const MOST_WAITING = 16;

/** How the pictures that people send begin. What else a file may be by its name or its type, it is no picture. */
const BEGINNINGS: RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftypavi[fs]/];

export interface PictureShape {
  /** In pixels, at most. */
  width: number;
  height: number;
  /** 'cover' fills the whole shape and cuts off what is over, 'inside' fits into it and never grows. */
  fit: "cover" | "inside";
  format: "webp" | "png";
}

export type Picture =
  | {
      ok: true;
      content: Uint8Array;
      mimeType: `image/${PictureShape["format"]}`;
      extension: PictureShape["format"];
      width: number;
      height: number;
    }
  | { ok: false; reason: "notAPicture" | "tooManyPixels" | "busy" };

let line: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Draws a picture anew as a square WebP: its middle, as `drawPicture` does it. */
export const makeSquarePicture = (content: Uint8Array, sidePixels: number) =>
  drawPicture(content, { width: sidePixels, height: sidePixels, fit: "cover", format: "webp" });

/**
 * Draws a picture anew in a shape: turned upright, without any of its metadata. The content decides what it is; JPEG, PNG, GIF (the first
 * frame), WebP and AVIF are read, SVG never. One at a time, because each takes memory.
 */
export function drawPicture(content: Uint8Array, shape: PictureShape): Promise<Picture> {
  const beginning = Buffer.from(content.subarray(0, 16)).toString("latin1");
  if (!BEGINNINGS.some((pattern) => pattern.test(beginning))) return Promise.resolve({ ok: false, reason: "notAPicture" });
  if (waiting >= MOST_WAITING) return Promise.resolve({ ok: false, reason: "busy" });
  waiting += 1;
  const drawn = line.then(() => draw(content, shape));
  line = drawn.finally(() => {
    waiting -= 1;
  });
  return drawn;
}

async function draw(content: Uint8Array, { width, height, fit, format }: PictureShape): Promise<Picture> {
  // Native and large: loaded when the first picture comes.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1, sequentialRead: true });
    const drawn = await image
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === "inside" })
      .toFormat(format, { quality: format === "webp" ? QUALITY : undefined })
      .toBuffer({ resolveWithObject: true });
    const { width: drawnWidth, height: drawnHeight } = drawn.info;
    return { ok: true, content: drawn.data, mimeType: `image/${format}`, extension: format, width: drawnWidth, height: drawnHeight };
  } catch (error) {
    return { ok: false, reason: /pixel limit/i.test(String(error)) ? "tooManyPixels" : "notAPicture" };
  }
}
