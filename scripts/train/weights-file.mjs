// Quantizes weights and packs them into the file that the server reads (app/features/topics/classifier/weights.server.ts).
import { deflateRawSync } from "node:zlib";
import { TEMPERATURE } from "./settings.mjs";

const LARGEST = 127;
const TOLD_STEPS = 1000;
const LARGEST_TOLD = 32_767;
/** The share of weights within the range of one byte; the few beyond it are clipped. */
const WITHIN = 0.99995;
/** Every fourth step is enough: with two voices left out nothing was lost, and the file is two fifths smaller. */
const COARSENESS = 4;
/** Weights below this many steps, and features without a larger one, are not worth their space. */
const MIN_STEPS = 8;
const MIN_OF_FEATURE = 26;

/** Quantizes the result of `learn` to one byte per weight. */
export function quantized({ hashes, rarities, rows, told }) {
  const sizes = Float32Array.from(rows, Math.abs).sort();
  const stride = rows.length / hashes.length;
  const step = Math.fround(sizes[Math.floor((sizes.length - 1) * WITHIN)] / LARGEST);
  const whole = Int8Array.from(rows, (weight) => inSteps(weight, step));
  const kept = [...hashes.keys()].filter((feature) =>
    whole.subarray(feature * stride, (feature + 1) * stride).some((steps) => Math.abs(steps) >= MIN_OF_FEATURE),
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
    told: Int16Array.from(told, (weight) => Math.max(-LARGEST_TOLD, Math.min(LARGEST_TOLD, Math.round(weight * TOLD_STEPS)))),
    temperature: TEMPERATURE,
  };
}

function inSteps(weight, step) {
  const steps = COARSENESS * Math.round(weight / step / COARSENESS);
  return Math.abs(steps) < MIN_STEPS ? 0 : Math.max(-LARGEST, Math.min(LARGEST, steps));
}

/** Little-endian, deflated: features (u32), dictionary features (u32), step, temperature (f32); hashes, rarities, dictionary rows, rows by class. */
export function packed({ hashes, rarities, rows, step, told, temperature }) {
  const head = Buffer.alloc(16);
  head.writeUInt32LE(hashes.length, 0);
  head.writeUInt32LE(told.length, 4);
  head.writeFloatLE(step, 8);
  head.writeFloatLE(temperature, 12);
  const bytes = (array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  return deflateRawSync(Buffer.concat([head, bytes(hashes), bytes(told), bytes(rarities), bytes(rows)]), { level: 9 });
}
