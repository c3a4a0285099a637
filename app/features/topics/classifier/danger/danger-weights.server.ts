import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { nextTurn } from "#app/platform/next-turn";
import { BUCKETS } from "./danger-features";
import { type DangerWeights, PART_COUNT } from "./likely-danger";

const FLOAT_BYTES = 4;

let loading: Promise<DangerWeights> | undefined;

/** Returns the weights of danger, loaded on first use and then kept. */
export function loadDangerWeights(): Promise<DangerWeights> {
  loading ??= import("./weights.txt?raw").then(({ default: text }) => readDangerWeights(Buffer.from(text, "base64")));
  return loading;
}

/** Parses the file written by `npm run train` (scripts/train/danger-file.mjs). */
async function readDangerWeights(file: Uint8Array): Promise<DangerWeights> {
  await nextTurn();
  const bytes = await promisify(inflateRaw)(file);
  const beginning = FLOAT_BYTES * (1 + PART_COUNT);
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + beginning));
  const rest = bytes.byteOffset + beginning;
  return {
    step: numbers[0]!,
    parts: numbers.subarray(1),
    buckets: new Int8Array(bytes.buffer.slice(rest, rest + BUCKETS)),
  };
}
