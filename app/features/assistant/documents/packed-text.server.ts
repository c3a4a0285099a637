import type { Buffer } from "node:buffer";
import { Found } from "./found-problem.ts";
import { sharedTexts, sheetText, wordText } from "./office-text.ts";
import { type PackedPart, packedParts, unpacked } from "./packed-parts.server.ts";

/** Maximum archive contents, and maximum text to extract. */
export interface PackedLimits {
  unpackedBytes: number;
  entries: number;
  letters: number;
}

/** Extracts text from DOCX and XLSX. Sizes are those the archive declares, no part unpacks beyond its own, and unneeded parts are not unpacked. */
export function packedText(bytes: Buffer, limits: PackedLimits): string {
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

/** Rejects overlapping parts: even a tiny archive could have the same bytes unpacked again and again. */
function wantedParts(archive: Buffer, limits: PackedLimits): PackedPart[] {
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

/** Entity definitions can blow up a parser, and no office program writes any. */
function xmlText(content: Uint8Array): string {
  const text = new TextDecoder().decode(content);
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Found("Unreadable");
  return text;
}
