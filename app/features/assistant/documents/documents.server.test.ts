import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { aDoc, aDocx, aFile, aLockedDocx, anArchiveOfOnePart, anXlsx, aPdf } from "../../../../tests/support/documents";
import { DOCUMENT_MAX_BYTES } from "./document-limits";
import { readDocument } from "./documents.server";

const reasonOf = async (name: string, content: Uint8Array | string) => {
  const read = await readDocument(aFile(name, content));
  return read.ok ? read.text : read.reason;
};

test("the text of a txt file is read in the usual encodings", async () => {
  expect(await reasonOf("notes.txt", "Our patent is copied in Zürich")).toBe("Our patent is copied in Zürich");
  expect(await reasonOf("notes.txt", Buffer.from("Zürich", "latin1"))).toBe("Zürich");
  expect(await reasonOf("notes.txt", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Zürich", "utf16le")]))).toBe("Zürich");
});

test("the text of a docx file is read, paragraph by paragraph", async () => {
  expect(await reasonOf("plan.docx", aDocx(["We enter the market & grow", "Then <we> hire"]))).toBe(
    "We enter the market & grow\nThen <we> hire",
  );
});

test("the texts and numbers of an xlsx file are read, row by row", async () => {
  expect(await reasonOf("sums.xlsx", anXlsx(["Revenue", "Tax"], "per year", 1200))).toBe("Revenue Tax per year 1200");
});

test("the text of a pdf file is read, page by page", async () => {
  const text = await reasonOf("contract.pdf", aPdf(["Employment contract", "Notice period"]));
  expect(text).toContain("Employment contract");
  expect(text).toContain("Notice period");
});

test("the text of a doc file is read", async () => {
  expect(await reasonOf("letter.doc", aDoc("Dear adviser, our shareholders quarrel."))).toBe("Dear adviser, our shareholders quarrel.");
});

test("a document larger than 10 MB is refused by its size alone", async () => {
  expect(await reasonOf("big.pdf", new Uint8Array(DOCUMENT_MAX_BYTES + 1))).toBe("assistant.documentTooBig");
});

test("a zip bomb named docx is refused unopened", async () => {
  const bomb = aDocx(["hello"], { "word/media/image1.bmp": new Uint8Array(25 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await reasonOf("bomb.docx", bomb)).toBe("assistant.documentTooMuch");
});

test("an archive of too many entries is refused", async () => {
  const entries = Object.fromEntries(Array.from({ length: 3500 }, (_, index) => [`word/x${index}`, strToU8("x")]));
  expect(await reasonOf("many.docx", zipSync(entries, { level: 0 }))).toBe("assistant.documentTooMuch");
});

test("an archive that lies about its sizes cannot unpack more than it says", async () => {
  const honest = Buffer.from(zipSync({ "word/document.xml": new Uint8Array(19 * 1024 * 1024).fill(0x41) }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(19 * 1024 * 1024);
  const lie = Buffer.alloc(4);
  lie.writeUInt32LE(100);
  for (let at = honest.indexOf(size); at !== -1; at = honest.indexOf(size, at + 1)) lie.copy(honest, at);
  expect(["assistant.documentUnreadable", "assistant.documentEmpty"]).toContain(await reasonOf("liar.docx", honest));
});

test("an archive whose parts share their bytes is refused by its directory alone", async () => {
  const archive = anArchiveOfOnePart(2000, 30);
  expect(archive.length).toBeLessThan(300_000);
  expect(await reasonOf("shared.xlsx", archive)).toBe("assistant.documentTooMuch");
});

test("a PDF of a few kilobytes that becomes hundreds of megabytes is given up", async () => {
  const small = aPdf(["hello"], { emptyMegabytes: 1 });
  expect(await reasonOf("small.pdf", small)).toBe("hello");
  const bomb = aPdf(["hello"], { emptyMegabytes: 400 });
  expect(bomb.length).toBeLessThan(5000);
  // On a slow machine the time limit may come first.
  expect(["assistant.documentTooMuch", "assistant.documentTooSlow"]).toContain(await reasonOf("bomb.pdf", bomb));
});

test("entities that multiply themselves are refused", async () => {
  const laughs = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(50)}">]><w:document><w:t>&b;</w:t></w:document>`;
  expect(await reasonOf("laughs.docx", zipSync({ "word/document.xml": strToU8(laughs) }))).toBe("assistant.documentUnreadable");
});

test("a document with a password says so", async () => {
  expect(await reasonOf("locked.pdf", aPdf(["secret"], { encrypt: true }))).toBe("assistant.documentLocked");
  expect(await reasonOf("locked.docx", aLockedDocx())).toBe("assistant.documentLocked");
});

test("a document of more than 200 pages is refused, one that only claims a million is read for what it has", async () => {
  expect(await reasonOf("long.pdf", aPdf(Array.from({ length: 201 }, (_, index) => `Page ${index}`)))).toBe("assistant.documentTooLong");
  expect(await reasonOf("claims.pdf", aPdf(["one"], { claimedPages: 1_000_000 }))).toBe("one");
});

test("an empty file and a document without text say so", async () => {
  expect(await reasonOf("empty.pdf", "")).toBe("assistant.documentEmpty");
  expect(await reasonOf("blank.txt", "  \n ")).toBe("assistant.documentEmpty");
  expect(await reasonOf("scan.pdf", aPdf([""]))).toBe("assistant.documentEmpty");
  expect((await readDocument(aFile("", ""))).ok).toBe(false);
});

test("an image cannot be read without a model: the person is asked to describe it", async () => {
  expect(await reasonOf("photo.png", Buffer.from("89504e470d0a1a0a00000000", "hex"))).toBe("assistant.documentImage");
  expect(await reasonOf("photo.jpg", Buffer.from("ffd8ffe000104a46", "hex"))).toBe("assistant.documentImage");
  expect(await reasonOf("drawing.svg", "<svg/>")).toBe("assistant.documentImage");
});

test("a type that is not offered says so, a damaged file of an offered one says that", async () => {
  expect(await reasonOf("tune.mp3", "ID3 something")).toBe("assistant.documentUnsupported");
  expect(await reasonOf("broken.pdf", "this is no pdf")).toBe("assistant.documentUnreadable");
  expect(await reasonOf("broken.docx", Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(500, 3)]))).toBe(
    "assistant.documentUnreadable",
  );
  expect(await reasonOf("broken.doc", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000, 255)]))).toBe(
    "assistant.documentUnreadable",
  );
  expect(await reasonOf("binary.txt", Buffer.alloc(100))).toBe("assistant.documentUnreadable");
});

test("reading ends when its time is over, however far it has come", async () => {
  // No process starts within a millisecond, so this times out on any machine.
  const read = await readDocument(aFile("contract.pdf", aPdf(["Employment contract"])), 1);
  expect(read).toEqual({ ok: false, reason: "assistant.documentTooSlow" });
});

test("twenty at once are read or told to come back, none waits for ever", async () => {
  const readings = await Promise.all(Array.from({ length: 20 }, () => reasonOf("notes.txt", "Our patent is copied")));
  // How many are read before the wait is too long depends on the machine; the first one always is.
  expect(readings).toContain("Our patent is copied");
  expect(readings.every((text) => text === "Our patent is copied" || text === "assistant.documentsBusy")).toBe(true);
});
