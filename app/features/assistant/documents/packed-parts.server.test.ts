import { deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { packedParts, unpacked } from "./packed-parts.server";

const read = (archive: Uint8Array) => {
  const bytes = Buffer.from(archive);
  return [...packedParts(bytes)].map((part) => [part.name, Buffer.from(unpacked(bytes, part)).toString()]);
};

test("the parts of an archive are read as they were packed, and as they are where they were only stored", () => {
  const text = "Our patent is copied. ".repeat(500);
  const parts = { "word/document.xml": strToU8(text), "word/größe.xml": strToU8("Zürich"), "word/empty.xml": strToU8("") };
  const written = Object.entries(parts).map(([name, content]) => [name, Buffer.from(content).toString()]);
  expect(read(zipSync(parts))).toEqual(written);
  expect(read(zipSync(parts, { level: 0 }))).toEqual(written);
});

test("figures of 64 bits, which some programs write for every part, are read", () => {
  expect(read(aFarArchive("word/document.xml", "We enter the market"))).toEqual([["word/document.xml", "We enter the market"]]);
});

test("a part that holds more than it says is given up", () => {
  const archive = Buffer.from(zipSync({ "word/document.xml": new Uint8Array(1_000_000) }));
  const [part] = packedParts(archive);
  expect(unpacked(archive, part!)).toHaveLength(1_000_000);
  expect(() => unpacked(archive, { ...part!, bytes: 999_999 })).toThrow();
});

test("what is no archive, breaks off or leads out of itself is an error, and never an endless reading", () => {
  const archive = Buffer.from(zipSync({ "a.xml": strToU8("a"), "b.xml": strToU8("b".repeat(100)) }));
  for (let length = 0; length < archive.length - 10; length += 1) expect(() => read(archive.subarray(0, length))).toThrow();
  for (let at = 0; at < archive.length; at += 1)
    for (const byte of [0, 0x7f, 0xff]) {
      const broken = Buffer.from(archive);
      broken[at] = byte;
      try {
        read(broken);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }
});

/** A ZIP64 archive of one part whose sizes are all in its extra fields. */
function aFarArchive(name: string, text: string) {
  const packed = deflateRawSync(text);
  const figures = [text.length, packed.length, 0].map((figure) => {
    const field = Buffer.alloc(8);
    field.writeBigUInt64LE(BigInt(figure));
    return field;
  });
  const further = Buffer.concat([Buffer.from([9, 0, 2, 0, 0, 0]), Buffer.from([1, 0, 24, 0]), ...figures]);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  for (const at of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, at);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(further.length, 30);
  const before = Buffer.concat([head, Buffer.from(name), packed]);
  const directory = Buffer.concat([entry, Buffer.from(name), further]);
  const farEnd = Buffer.alloc(56);
  farEnd.writeUInt32LE(0x06064b50, 0);
  farEnd.writeBigUInt64LE(1n, 32);
  farEnd.writeBigUInt64LE(BigInt(before.length), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(before.length + directory.length), 8);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const at of [8, 10]) end.writeUInt16LE(0xffff, at);
  for (const at of [12, 16]) end.writeUInt32LE(0xffffffff, at);
  return Buffer.concat([before, directory, farEnd, locator, end]);
}
