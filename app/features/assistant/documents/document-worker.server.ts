// Runs in a process of its own (`platform/workers`), which is ended when it takes too long or too much. It imports packages and files that say
// their whole names only, so that Node can also run it as it stands, without a build.
import { Buffer } from "node:buffer";
import { getDocumentProxy } from "unpdf";
import WordExtractor from "word-extractor";
import { answerOrder } from "../../../platform/workers/worker-main.server.ts";
import { sharedTexts, sheetText, wordText } from "./office-text.ts";
import { type PackedPart, packedParts, unpacked } from "./packed-parts.server.ts";

interface Order {
  kind: "pdf" | "packed" | "doc" | "txt";
  limits: { pages: number; unpackedBytes: number; entries: number; letters: number };
}

type Reading = { text: string } | { problem: "Empty" | "Locked" | "TooLong" | "TooMuch" | "Unreadable" };

/** What was found wrong, and not what went wrong. */
class Found extends Error {
  readonly problem: "Empty" | "Locked" | "TooLong" | "TooMuch" | "Unreadable";
  constructor(problem: Found["problem"]) {
    super(problem);
    this.problem = problem;
  }
}

const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

async function read({ kind, limits }: Order, bytes: Buffer): Promise<Reading> {
  try {
    const text = (await READERS[kind]({ bytes, limits })).slice(0, limits.letters).trim();
    return text === "" ? { problem: "Empty" } : { text };
  } catch (error) {
    return { problem: error instanceof Found ? error.problem : "Unreadable" };
  }
}

interface Given {
  bytes: Buffer;
  limits: Order["limits"];
}

const READERS: Record<Order["kind"], (given: Given) => string | Promise<string>> = {
  pdf: readPdf,
  packed: readPacked,
  doc: readDoc,
  txt: readTxt,
};

async function readPdf({ bytes, limits }: Given): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  }).catch((error) => {
    throw new Found(error?.name === "PasswordException" ? "Locked" : "Unreadable");
  });
  if (pdf.numPages > limits.pages) throw new Found("TooLong");
  let text = "";
  for (let number = 1; number <= pdf.numPages && text.length < limits.letters; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    text += "\n";
    page.cleanup();
  }
  return text;
}

/** DOCX and XLSX. Sizes are those the archive declares, and no part is unpacked beyond its own: what is not needed is not unpacked at all. */
function readPacked({ bytes, limits }: Given): string {
  const xml = new Map(wantedParts(bytes, limits).map((part) => [part.name, xmlText(unpacked(bytes, part))]));
  if (xml.has("word/document.xml"))
    return [...xml]
      .filter(([name]) => name.startsWith("word/"))
      .map(([, part]) => wordText(part, limits.letters))
      .join("\n");
  const sheets = [...xml].filter(([name]) => name.startsWith("xl/worksheets/"));
  if (sheets.length === 0) throw new Found("Unreadable");
  const shared = sharedTexts(xml.get("xl/sharedStrings.xml") ?? "");
  return sheets.map(([, sheet]) => sheetText(sheet, shared, limits.letters)).join("\n");
}

const WANTED = /^(word\/(document|footnotes|endnotes)\.xml|xl\/(sharedStrings\.xml|worksheets\/sheet\d+\.xml))$/;

/** Parts that share their bytes would be unpacked again and again, of an archive as small as you please. */
function wantedParts(archive: Buffer, limits: Order["limits"]): PackedPart[] {
  const parts: PackedPart[] = [];
  let count = 0;
  let bytes = 0;
  let packedBytes = 0;
  for (const part of packedParts(archive)) {
    count += 1;
    bytes += part.bytes;
    packedBytes += part.packedBytes;
    if (count > limits.entries || bytes > limits.unpackedBytes || packedBytes > archive.length) throw new Found("TooMuch");
    if (WANTED.test(part.name)) parts.push(part);
  }
  return parts;
}

/** A definition of entities is the way to blow up a parser, and no office program writes one. */
function xmlText(content: Uint8Array): string {
  const text = new TextDecoder().decode(content);
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Found("Unreadable");
  return text;
}

async function readDoc({ bytes }: Given): Promise<string> {
  if (bytes.includes(ENCRYPTED)) throw new Found("Locked");
  const document = await new WordExtractor().extract(bytes);
  return `${document.getBody()}\n${document.getFootnotes()}`;
}

function readTxt({ bytes }: Given): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new Found("Unreadable");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

await answerOrder(read);
