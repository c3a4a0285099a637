import { Buffer } from "node:buffer";
import { inflateRawSync } from "node:zlib";

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const FAR_END = 0x07064b50;
const ENTRY = 0x02014b50;
const HEAD_BYTES = 30;
const ENTRY_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;
/** Placeholder for a number that is stored in the entry's extra fields. */
const ELSEWHERE = 0xffffffff;
const FAR_FIGURES = 1;

/** One file in an archive, from its central directory. */
export interface PackedPart {
  name: string;
  method: number;
  packedBytes: number;
  /** Declared unpacked size; never more than this is unpacked. */
  bytes: number;
  /** Offset of its local header. */
  start: number;
}

/** Yields the entries of a ZIP archive's directory. Throws if it is invalid. */
export function* packedParts(archive: Buffer): Generator<PackedPart> {
  const { count, start } = directoryOf(archive);
  let at = start;
  for (let number = 0; number < count; number += 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error("the directory breaks off");
    const nameEnd = at + ENTRY_BYTES + archive.readUInt16LE(at + 28);
    const furtherEnd = nameEnd + archive.readUInt16LE(at + 30);
    const figures = [archive.readUInt32LE(at + 24), archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    const [bytes = 0, packedBytes = 0, head = 0] = withFarFigures(figures, archive.subarray(nameEnd, furtherEnd));
    yield {
      name: archive.toString("utf8", at + ENTRY_BYTES, nameEnd),
      method: archive.readUInt16LE(at + 10),
      packedBytes,
      bytes,
      start: head,
    };
    at = furtherEnd + archive.readUInt16LE(at + 32);
  }
}

/** Unpacks a part to at most its declared size: compressed data throws at the first byte beyond, stored data is cut. */
export function unpacked(archive: Buffer, { method, packedBytes, bytes, start }: PackedPart): Uint8Array {
  const from = start + HEAD_BYTES + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  const packed = archive.subarray(from, from + packedBytes);
  if (method === STORED) return packed.subarray(0, bytes);
  if (method !== DEFLATED) throw new Error("packed in another way");
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
}

function directoryOf(archive: Buffer) {
  const end = archive.lastIndexOf(END);
  if (end < 0) throw new Error("no archive");
  const far = end - 20;
  if (far < 0 || archive.readUInt32LE(far) !== FAR_END)
    return { count: archive.readUInt16LE(end + 10), start: archive.readUInt32LE(end + 16) };
  const farEnd = farFigure(archive, far + 8);
  return { count: farFigure(archive, farEnd + 32), start: farFigure(archive, farEnd + 48) };
}

/** Replaces 32-bit numbers by their 64-bit ones from the extra fields (ZIP64), which some programs write for every part. */
function withFarFigures(figures: readonly number[], further: Buffer): number[] {
  let at = 0;
  while (at + 4 < further.length && further.readUInt16LE(at) !== FAR_FIGURES) at += 4 + further.readUInt16LE(at + 2);
  let next = at + 4;
  return figures.map((figure) => {
    if (figure !== ELSEWHERE || next + 8 > further.length) return figure;
    next += 8;
    return farFigure(further, next - 8);
  });
}

const farFigure = (archive: Buffer, at: number) => Number(archive.readBigUInt64LE(at));
