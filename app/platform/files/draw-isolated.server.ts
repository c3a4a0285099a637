import { PICTURE_MAX_PIXELS } from "../sizes";
import { runIsolated } from "../workers/isolated-work.server";
import { workerFile } from "../workers/worker-process.server";

export interface PictureShape {
  /** Maximum width, in pixels. */
  width: number;
  height: number;
  /** 'cover' fills the whole shape and crops the rest; 'inside' fits into it and never enlarges. */
  fit: "cover" | "inside";
  format: "webp" | "png";
}

interface Drawn {
  content: Buffer;
  width: number;
  height: number;
}

export type DrawProblem = "notAPicture" | "tooManyPixels" | "busy";

/** Redraws an untrusted picture in a separate process with limits of time and memory. */
export async function drawIsolated(
  content: Uint8Array,
  shape: PictureShape,
  quality: number,
): Promise<({ ok: true } & Drawn) | { ok: false; reason: DrawProblem }> {
  const order = { ...shape, quality, maxPixels: PICTURE_MAX_PIXELS };
  const answer = await runIsolated({ file: workerFile("picture-worker", import.meta.url), order, content });
  if (!answer.ok) return { ok: false, reason: PROBLEM_OF[answer.reason] };
  const made = answer.made as Drawn | { problem: "notAPicture" | "tooManyPixels" };
  return "problem" in made ? { ok: false, reason: made.problem } : { ok: true, ...made };
}

/** A picture that exceeds the limits has too many pixels for us, whatever its header says. */
const PROBLEM_OF = { busy: "busy", tooSlow: "tooManyPixels", tooMuchMemory: "tooManyPixels", failed: "notAPicture" } as const;
