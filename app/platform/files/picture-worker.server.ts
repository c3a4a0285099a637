// Runs in a process of its own (`platform/workers`), which is ended when a picture takes too long or too much. It imports packages and files that say
// their whole names only, so that Node can also run it as it stands, without a build.
import type { Buffer } from "node:buffer";
import sharp from "sharp";
import { answerOrder } from "../workers/worker-main.server.ts";

interface Order {
  width: number;
  height: number;
  fit: "cover" | "inside";
  format: "webp" | "png";
  quality: number;
  mostPixels: number;
}

/** Turned upright, its first frame alone, without any of its metadata. */
async function draw({ width, height, fit, format, quality, mostPixels }: Order, content: Buffer) {
  try {
    const drawn = await sharp(content, { limitInputPixels: mostPixels, failOn: "error", pages: 1, sequentialRead: true })
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === "inside" })
      .toFormat(format, { quality: format === "webp" ? quality : undefined })
      .toBuffer({ resolveWithObject: true });
    return { content: drawn.data, width: drawn.info.width, height: drawn.info.height };
  } catch (error) {
    return { problem: /pixel limit/i.test(String(error)) ? "tooManyPixels" : "notAPicture" };
  }
}

// One picture is all that this process draws: nothing is kept for a second one, and one thread draws it.
sharp.cache(false);
sharp.concurrency(1);
await answerOrder(draw);
