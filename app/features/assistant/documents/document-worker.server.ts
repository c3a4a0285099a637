// Runs in a worker thread of its own, which the main thread ends when it takes too long. It imports packages only, so that Node can also run it
// as it stands, without a build.
import { Buffer } from "node:buffer";
import { parentPort, workerData } from "node:worker_threads";
import { unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import WordExtractor from "word-extractor";

interface Order {
  kind: "pdf" | "packed" | "doc" | "txt";
  bytes: Uint8Array;
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

async function read(order: Order): Promise<Reading> {
  try {
    const text = (await READERS[order.kind](order)).slice(0, order.limits.letters).trim();
    return text === "" ? { problem: "Empty" } : { text };
  } catch (error) {
    return { problem: error instanceof Found ? error.problem : "Unreadable" };
  }
}

const READERS: Record<Order["kind"], (order: Order) => string | Promise<string>> = {
  pdf: readPdf,
  packed: readPacked,
  doc: readDoc,
  txt: readTxt,
};

async function readPdf({ bytes, limits }: Order): Promise<string> {
  const pdf = await getDocumentProxy(bytes, { useSystemFonts: false, disableFontFace: true, verbosity: 0 }).catch((error) => {
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

/** DOCX and XLSX. Sizes are those the archive declares, and no entry is unpacked beyond its own: what is not needed is not unpacked at all. */
function readPacked({ bytes, limits }: Order): string {
  let unpacked = 0;
  let entries = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      unpacked += originalSize;
      entries += 1;
      if (unpacked > limits.unpackedBytes || entries > limits.entries) throw new Found("TooMuch");
      return WANTED.test(name);
    },
  });
  const xml = new Map(Object.entries(files).map(([name, content]) => [name, xmlText(content)]));
  if (xml.has("word/document.xml"))
    return [...xml]
      .filter(([name]) => name.startsWith("word/"))
      .map(([, part]) => wordText(part))
      .join("\n");
  const sheets = [...xml].filter(([name]) => name.startsWith("xl/worksheets/"));
  if (sheets.length === 0) throw new Found("Unreadable");
  const shared = [...(xml.get("xl/sharedStrings.xml") ?? "").matchAll(/<(?:\w+:)?si\b[^>]*>([\s\S]*?)<\/(?:\w+:)?si>/g)].map(
    ([, item = ""]) => runs(item),
  );
  return sheets.map(([, sheet]) => sheetText(sheet, shared, limits.letters)).join("\n");
}

const WANTED = /^(word\/(document|footnotes|endnotes)\.xml|xl\/(sharedStrings\.xml|worksheets\/sheet\d+\.xml))$/;

/** A definition of entities is the way to blow up a parser, and no office program writes one. */
function xmlText(content: Uint8Array): string {
  const text = new TextDecoder().decode(content);
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Found("Unreadable");
  return text;
}

function wordText(xml: string): string {
  let text = "";
  for (const [, tag, content] of xml.matchAll(/<w:(?:(t)(?: [^>]*)?>([^<]*)|(?:tab|br)\b)|<\/w:p>/g))
    text += tag ? unescaped(content ?? "") : "\n";
  return text.replace(/\n{3,}/g, "\n\n");
}

function sheetText(xml: string, shared: string[], most: number): string {
  let text = "";
  for (const [whole, attributes = "", content = ""] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)|<\/row>/g)) {
    if (text.length > most) break;
    text += whole === "</row>" ? "\n" : `${cellText(attributes, content, shared)} `;
  }
  return text;
}

function cellText(attributes: string, content: string, shared: string[]): string {
  if (/\bt="inlineStr"/.test(attributes)) return runs(content);
  const value = /<v>([^<]*)<\/v>/.exec(content)?.[1] ?? "";
  return /\bt="s"/.test(attributes) ? (shared[Number(value)] ?? "") : unescaped(value);
}

const runs = (xml: string) => [...xml.matchAll(/<(?:\w+:)?t(?: [^>]*)?>([^<]*)/g)].map(([, run = ""]) => unescaped(run)).join("");

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,5}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

async function readDoc({ bytes }: Order): Promise<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes(ENCRYPTED)) throw new Found("Locked");
  const document = await new WordExtractor().extract(buffer);
  return `${document.getBody()}\n${document.getFootnotes()}`;
}

function readTxt({ bytes }: Order): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new Found("Unreadable");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

parentPort?.postMessage(await read(workerData as Order));
