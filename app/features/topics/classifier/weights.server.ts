import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { nextTurn } from "#app/platform/next-turn";
import type { Weights } from "./classifier";

/** Two counts, two numbers, and the fingerprint of what the weights were learned from, which only a test reads (scripts/train/fingerprint.test.mjs). */
const HEAD_BYTES = 48;

let loading: Promise<Weights> | undefined;

/** Returns the classifier's weights, loaded on first use (right after the start) and then kept: about 8 MB. */
export function loadWeights(): Promise<Weights> {
  loading ??= import("./weights.txt?raw").then(({ default: text }) => readWeights(Buffer.from(text, "base64")));
  return loading;
}

/** Parses the file written by `npm run train` (scripts/train/weights-file.mjs). Callers before the warm-up (start/warm-up.server.ts) is done wait for it. */
async function readWeights(file: Uint8Array): Promise<Weights> {
  await nextTurn();
  const bytes = await promisify(inflateRaw)(file);
  const features = bytes.readUInt32LE(0);
  const toldCount = bytes.readUInt32LE(4);
  let at = HEAD_BYTES;
  const next = (length: number) => {
    at += length;
    return bytes.buffer.slice(bytes.byteOffset + at - length, bytes.byteOffset + at);
  };
  return {
    step: bytes.readFloatLE(8),
    temperature: bytes.readFloatLE(12),
    hashes: new Uint32Array(next(features * 4)),
    told: new Int16Array(next(toldCount * 2)),
    rarities: new Uint16Array(next(features * 2)),
    rows: new Int8Array(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + bytes.length)),
  };
}
