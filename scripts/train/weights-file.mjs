// Quantizes weights and packs them into the file that the server reads (app/features/topics/classifier/weights.server.ts).
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { TEMPERATURE } from "./settings.mjs";

const LARGEST = 127;
const TOLD_STEPS = 1000;
const LARGEST_TOLD = 32_767;
/** The share of weights within the range of one byte; the few beyond it are clipped. */
const WITHIN = 0.99995;
/** Every fourth step is enough: with two voices left out nothing was lost, and the file is two fifths smaller. */
const COARSENESS = 4;
/** Weights below this many steps, and features without a larger one, are not worth their space; */
const MIN_STEPS = 8;
const MIN_OF_FEATURE = 26;
/** where the file would be too large, features are by so much more, step by step. */
const MORE_OF_FEATURE = 0.25;
const HEAD_BYTES = 48;
const FINGERPRINT_AT = 16;

/** Quantizes the result of `learn` to one byte per weight, without features that have no weight of `least` steps. */
export function quantized({ hashes, rarities, rows, told }, least = MIN_OF_FEATURE) {
  const sizes = Float32Array.from(rows, Math.abs).sort();
  const stride = rows.length / hashes.length;
  const step = Math.fround(sizes[Math.floor((sizes.length - 1) * WITHIN)] / LARGEST);
  const whole = Int8Array.from(rows, (weight) => inSteps(weight, step));
  const kept = [...hashes.keys()].filter((feature) =>
    rows.subarray(feature * stride, (feature + 1) * stride).some((weight) => Math.abs(weight) >= least * step),
  );
  const keptRows = new Int8Array(kept.length * stride);
  kept.forEach((feature, index) => {
    keptRows.set(whole.subarray(feature * stride, (feature + 1) * stride), index * stride);
  });
  return {
    hashes: Uint32Array.from(kept, (feature) => hashes[feature]),
    rarities: Uint16Array.from(kept, (feature) => rarities[feature]),
    rows: keptRows,
    step,
    told: Int16Array.from(told, inToldSteps),
    temperature: TEMPERATURE,
  };
}

function inSteps(weight, step) {
  const steps = COARSENESS * Math.round(weight / step / COARSENESS);
  return Math.abs(steps) < MIN_STEPS ? 0 : Math.max(-LARGEST, Math.min(LARGEST, steps));
}

/** A number that does not fit would be another one in the file, so there must be none. */
function inToldSteps(weight) {
  const steps = Math.round(weight * TOLD_STEPS);
  if (Math.abs(steps) > LARGEST_TOLD) throw new Error(`a dictionary weight of ${weight} does not fit into the file`);
  return steps;
}

/**
 * Little-endian: features (u32), dictionary features (u32), step, temperature (f32), the fingerprint of what they were learned from (32 bytes);
 * hashes, dictionary rows, rarities, rows by class.
 */
export function bytesOf({ hashes, rarities, rows, step, told, temperature }, fingerprint = Buffer.alloc(HEAD_BYTES - FINGERPRINT_AT)) {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(hashes.length, 0);
  head.writeUInt32LE(told.length, 4);
  head.writeFloatLE(step, 8);
  head.writeFloatLE(temperature, 12);
  fingerprint.copy(head, FINGERPRINT_AT);
  const bytes = (array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  return Buffer.concat([head, bytes(hashes), bytes(told), bytes(rarities), bytes(rows)]);
}

/** The text of the file, of at most so many characters: what has the smallest weights is left out until it fits. */
export function writtenWithin(learned, most, fingerprint) {
  for (let least = MIN_OF_FEATURE; least < LARGEST; least += MORE_OF_FEATURE) {
    const text = packed(quantized(learned, least), fingerprint).toString("base64");
    if (text.length <= most) return text;
  }
  throw new Error(`the weights do not fit into ${most} characters`);
}

export const packed = (weights, fingerprint) => deflateRawSync(bytesOf(weights, fingerprint), { level: 9 });

/** The fingerprint in a packed file. */
export const fingerprintIn = (file) => inflateRawSync(file).subarray(FINGERPRINT_AT, HEAD_BYTES);
