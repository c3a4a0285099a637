// Runs in its own process (`platform/workers`), which is killed when it takes too long or too much memory. Imports only packages and files
// with full file names, so that Node can also run it directly, without a build.
import { Buffer } from "node:buffer";
import { getDocumentProxy } from "unpdf";
import WordExtractor from "word-extractor";
import { answerOrder } from "../../../platform/workers/worker-main.server.ts";
import { Found } from "./found-problem.ts";
import { type PackedLimits, packedText } from "./packed-text.server.ts";

interface Order {
  kind: "pdf" | "packed" | "doc" | "txt";
  limits: PackedLimits & { pages: number };
}

type Reading = { text: string } | { problem: "Empty" | Found["problem"] };

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
  packed: ({ bytes, limits }) => packedText(bytes, limits),
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
