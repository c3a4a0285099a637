// Runs in a separate process (`platform/workers`), which is killed when a picture takes too much time or memory. Imports only packages and
// files with full names, so that Node can also run it as it stands, without a build.
import type { Buffer } from "node:buffer";
import sharp from "sharp";
import { answerOrder } from "../workers/worker-main.server.ts";

interface Order {
  width: number;
  height: number;
  fit: "cover" | "inside";
  format: "webp" | "png";
  quality: number;
  maxPixels: number;
}

/** Draws the first frame alone, upright and without metadata. */
async function draw({ width, height, fit, format, quality, maxPixels }: Order, content: Buffer) {
  try {
    const drawn = await sharp(content, { limitInputPixels: maxPixels, failOn: "error", pages: 1, sequentialRead: true })
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === "inside" })
      .toFormat(format, { quality: format === "webp" ? quality : undefined })
      .toBuffer({ resolveWithObject: true });
    return { content: drawn.data, width: drawn.info.width, height: drawn.info.height };
  } catch (error) {
    return { problem: /pixel limit/i.test(String(error)) ? "tooManyPixels" : "notAPicture" };
  }
}

// This process draws a single picture: no cache, and one thread.
sharp.cache(false);
sharp.concurrency(1);
await answerOrder(draw);
