import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { Canvas } from "./canvas";

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const TRUE_COLOUR = 2;
const PER_PIXEL = 3;
const LEVEL = 6;

/** A canvas as a PNG file. */
export async function encodePng({ width, height, pixels }: Canvas): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, TRUE_COLOUR], 8);
  const row = width * PER_PIXEL;
  // Each row starts with the number of its filter: 0, because even areas compress best as they are.
  const rows = Buffer.alloc((row + 1) * height);
  for (let at = 0; at < height; at++) rows.set(pixels.subarray(at * row, (at + 1) * row), at * (row + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", await compress(rows, { level: LEVEL })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
