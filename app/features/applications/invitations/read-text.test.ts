import { expect, test } from "vitest";
import { readFileText } from "./read-text";

const LINE = "Zoë Müller;zoe@example.com";

test.each([
  ["UTF-8", Buffer.from(LINE)],
  ["UTF-8 with a byte order mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(LINE)])],
  ["Latin-1", Buffer.from(LINE, "latin1")],
  ["UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(LINE, "utf16le")])],
  ["UTF-16 the other way round", Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(LINE, "utf16le").swap16()])],
])("letters are read from %s", (_, content) => {
  expect(readFileText(content)).toBe(LINE);
});

test("the signs that only Windows has in its own code page are read", () => {
  expect(readFileText(Buffer.from([0x80, 0x20, 0x93, 0x41, 0x94]))).toBe("€ “A”");
});

test.each([
  ["a workbook", [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]],
  ["a nul", [0x41, 0, 0x42]],
])("%s is no text", (_, content) => {
  expect(readFileText(new Uint8Array(content))).toBeNull();
});
