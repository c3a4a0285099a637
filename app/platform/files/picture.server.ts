import { type DrawProblem, drawIsolated, type PictureShape } from "./draw-isolated.server";

const QUALITY = 84;

/** Magic bytes of accepted pictures. Anything else is not a picture, whatever its name or type says. */
const BEGINNINGS: RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftypavi[fs]/];

export type Picture =
  | {
      ok: true;
      content: Uint8Array;
      mimeType: `image/${PictureShape["format"]}`;
      extension: PictureShape["format"];
      width: number;
      height: number;
    }
  | { ok: false; reason: DrawProblem };

/** Redraws a picture as a square WebP cropped to its middle, with `drawPicture`. */
export const makeSquarePicture = (content: Uint8Array, sidePixels: number) =>
  drawPicture(content, { width: sidePixels, height: sidePixels, fit: "cover", format: "webp" });

/**
 * Redraws a picture in a shape: upright and without metadata. The content decides the format; JPEG, PNG, GIF (the first frame), WebP and
 * AVIF are read, SVG never.
 */
export async function drawPicture(content: Uint8Array, shape: PictureShape): Promise<Picture> {
  const beginning = Buffer.from(content.subarray(0, 16)).toString("latin1");
  if (!BEGINNINGS.some((pattern) => pattern.test(beginning))) return { ok: false, reason: "notAPicture" };
  const drawn = await drawIsolated(content, shape, QUALITY);
  return drawn.ok ? { ...drawn, mimeType: `image/${shape.format}`, extension: shape.format } : drawn;
}
