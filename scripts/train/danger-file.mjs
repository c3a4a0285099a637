// Quantizes the weights of danger and packs them into the file that the server reads (app/features/topics/classifier/danger/danger-weights.server.ts).
import { deflateRawSync } from "node:zlib";

const LARGEST = 127;
/** The share of weights within the range of one byte; the few beyond it are clipped. */
const WITHIN = 0.9995;
/** Coarser steps make a smaller file. */
const COARSENESS = 6;

export function quantizedBuckets(weights) {
  const sizes = Float64Array.from(weights, Math.abs).sort();
  const step = Math.fround(sizes[Math.floor((sizes.length - 1) * WITHIN)] / LARGEST);
  const inSteps = (weight) => Math.max(-LARGEST, Math.min(LARGEST, COARSENESS * Math.round(weight / step / COARSENESS)));
  return { step, buckets: Int8Array.from(weights, inSteps) };
}

/** Little-endian, deflated: step, parts (f32), one byte per bucket. */
export function packedDanger({ step, parts, buckets }) {
  const numbers = Float32Array.from([step, ...parts]);
  return deflateRawSync(Buffer.concat([Buffer.from(numbers.buffer), Buffer.from(buckets.buffer)]), { level: 9 });
}
