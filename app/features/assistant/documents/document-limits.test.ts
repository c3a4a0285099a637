import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCEPTED_DOCUMENTS, DOCUMENT_LIMITS, DOCUMENT_MAX_BYTES, documentKind, MAX_READING_MS } from "./document-limits";

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));

test("document upload accepts images, pdf, txt, doc, docx and xlsx", () => {
  expect(ACCEPTED_DOCUMENTS).toBe("image/*,.pdf,.txt,.doc,.docx,.xlsx");
});

test("the limits are 10 MB, 200 pages, 20 MB unpacked and 5 seconds", () => {
  expect([DOCUMENT_MAX_BYTES / 2 ** 20, DOCUMENT_LIMITS.pages, DOCUMENT_LIMITS.unpackedBytes / 2 ** 20, MAX_READING_MS / 1000]).toEqual([
    10, 200, 20, 5,
  ]);
});

test("a file is what its content says, whatever it is called", () => {
  expect(documentKind(bytes("255044462d312e37"), "photo.png")).toBe("pdf");
  expect(documentKind(bytes("89504e470d0a1a0a"), "report.pdf")).toBe("image");
  expect(documentKind(bytes("504b030414000000"), "letter.doc")).toBe("packed");
  expect(documentKind(bytes("d0cf11e0a1b11ae1"), "plan.docx")).toBe("doc");
  expect(documentKind(Buffer.from("\n\n%PDF-1.7"), "late.pdf")).toBe("pdf");
});

test("only text goes by its name, and text is no picture because it begins with BM", () => {
  expect(documentKind(Buffer.from("BMW is a brand"), "notes.TXT")).toBe("txt");
  expect(documentKind(Buffer.from("hello"), "notes.md")).toBeNull();
  expect(documentKind(Buffer.from("hello"), "letter.docx")).toBeNull();
  expect(documentKind(Buffer.from("<svg/>"), "drawing.svg")).toBe("image");
});

test("any bytes under any name are one of the kinds or none", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.string(), (content, name) => {
      expect([null, "pdf", "packed", "doc", "txt", "image"]).toContain(documentKind(content, name));
    }),
  );
});
