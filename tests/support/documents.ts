import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** Creates a file as a browser would post it. */
export const aFile = (name: string, content: Uint8Array | string, type = "") =>
  new File([new Uint8Array(typeof content === "string" ? Buffer.from(content) : content)], name, { type });

/** Creates a workbook whose parts are all the same bytes: a few hundred kilobytes that unpack to `megabytes` each, whatever it claims. */
export function anArchiveOfOnePart(parts: number, megabytes: number) {
  const archive = Buffer.from(zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(megabytes * 2 ** 20) }, { level: 9 }));
  const directory = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const entry = Buffer.from(archive.subarray(directory, end));
  entry.writeUInt32LE(1, 24);
  const tail = Buffer.from(archive.subarray(end));
  for (const at of [8, 10]) tail.writeUInt16LE(parts, at);
  return Buffer.concat([archive.subarray(0, directory), ...Array.from({ length: parts }, () => entry), tail]);
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Creates a Word document with some paragraphs, and further entries in its archive. */
export function aDocx(paragraphs: string[], entries: Record<string, Uint8Array> = {}) {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`).join("");
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    ...entries,
  });
}

/** Creates a workbook with one sheet: shared and inline texts, and plain numbers. */
export function anXlsx(shared: string[], inline: string, number: number) {
  const cells = shared.map((_, index) => `<c r="A${index + 1}" t="s"><v>${index}</v></c>`).join("");
  return zipSync({
    "xl/workbook.xml": strToU8("<workbook/>"),
    "xl/sharedStrings.xml": strToU8(`<sst>${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet><sheetData><row>${cells}<c t="inlineStr"><is><t>${inline}</t></is></c><c><v>${number}</v></c></row></sheetData></worksheet>`,
    ),
  });
}

/** Creates a PDF with one line of text per page. `encrypt` names the standard security handler with a password nobody knows. */
export function aPdf(lines: string[], { claimedPages = lines.length, encrypt = false, emptyMegabytes = 0 } = {}) {
  const pages = lines.map((_, index) => 4 + 2 * index);
  const objects: [number, string][] = [
    [1, "<< /Type /Catalog /Pages 2 0 R >>"],
    [2, `<< /Type /Pages /Kids [${pages.map((number) => `${number} 0 R`).join(" ")}] /Count ${claimedPages} >>`],
    [3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"],
    ...lines.flatMap((line, index): [number, string][] => {
      const words = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
      const stream = emptyMegabytes > 0 ? packedTwice(words, emptyMegabytes) : words;
      const filter = emptyMegabytes > 0 ? " /Filter [/FlateDecode /FlateDecode]" : "";
      return [
        [
          4 + 2 * index,
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        ],
        [5 + 2 * index, `<< /Length ${stream.length}${filter} >>\nstream\n${stream}\nendstream`],
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const offsets = new Map<number, number>();
  for (const [number, body] of objects) {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = text.length;
  const rows = [...offsets].sort(([a], [b]) => a - b).map(([, offset]) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const secret = "41".repeat(32);
  const handler = encrypt
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${secret}> /U <${secret}> >> /ID [<${"42".repeat(16)}> <${"42".repeat(16)}>]`
    : "";
  text += `xref\n0 ${offsets.size + 1}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${offsets.size + 1} /Root 1 0 R${handler} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, "latin1");
}

/** Packs some words followed by a great many spaces into a few kilobytes. */
const packedTwice = (words: string, megabytes: number) =>
  deflateSync(deflateSync(words + " ".repeat(megabytes * 2 ** 20))).toString("latin1");

const SECTOR = 512;
const END = -2;

/** Creates a Word 97 document: an OLE compound file with a text stream and a table stream with one piece. */
export function aDoc(text: string) {
  const words = Buffer.alloc(4096);
  words.writeUInt16LE(0xa5ec, 0);
  words.writeUInt32LE(text.length, 0x4c);
  words.writeUInt32LE(0, 0x1a2);
  words.writeUInt32LE(21, 0x1a6);
  words.write(text, 2048, "latin1");
  const table = Buffer.alloc(4096);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(0, 5);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(((2048 * 2) | 0x40000000) >>> 0, 15);
  return anOleFile([
    ["WordDocument", words],
    ["0Table", table],
  ]);
}

/** An encrypted Office document is an OLE file with a stream of that name. */
export const aLockedDocx = () => anOleFile([["EncryptedPackage", Buffer.alloc(4096, 7)]]);

function anOleFile(streams: [string, Buffer][]) {
  const starts = streams.map((_, index) => 2 + 8 * index);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.fill(0, 8, 76);
  for (const [value, at] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [value, at] of [
    [1, 44],
    [1, 48],
    [4096, 56],
    [END, 60],
    [0, 64],
    [END, 68],
    [0, 72],
    [0, 76],
  ] as const)
    header.writeInt32LE(value, at);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeInt32LE(-3, 0);
  table.writeInt32LE(END, 4);
  for (const start of starts)
    for (let part = 0; part < 8; part += 1) table.writeInt32LE(part === 7 ? END : start + part + 1, 4 * (start + part));
  const directory = Buffer.alloc(SECTOR);
  writeEntry(directory, 0, "Root Entry", 5, END, 0, 1);
  for (const [index, [name, content]] of streams.entries())
    writeEntry(directory, index + 1, name, 2, starts[index]!, content.length, -1, index + 1 < streams.length ? index + 2 : -1);
  return Buffer.concat([header, table, directory, ...streams.map(([, content]) => content)]);
}

function writeEntry(directory: Buffer, index: number, name: string, type: number, start: number, size: number, child: number, right = -1) {
  const at = 128 * index;
  directory.write(name, at, "utf16le");
  directory.writeUInt16LE(2 * (name.length + 1), at + 64);
  directory.writeUInt8(type, at + 66);
  directory.writeUInt8(1, at + 67);
  directory.writeInt32LE(-1, at + 68);
  directory.writeInt32LE(right, at + 72);
  directory.writeInt32LE(child, at + 76);
  directory.writeInt32LE(start, at + 116);
  directory.writeInt32LE(size, at + 120);
}
