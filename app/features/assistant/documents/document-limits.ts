import { MEGABYTE } from "#app/platform/sizes";

/** Limits of a document (decisions, section 1: matcher's document upload). */
export const DOCUMENT_MAX_BYTES = 10 * MEGABYTE;
export const DOCUMENT_LIMITS = {
  pages: 200,
  unpackedBytes: 20 * MEGABYTE,
  /** Files inside a DOCX or XLSX. */
  entries: 3000,
  /** Maximum characters of text to extract. */
  letters: 200_000,
} as const;
export const MAX_READING_MS = 5000;

/** Types that the file chooser offers (visitor site, section 2: AI advisor matcher). */
export const ACCEPTED_DOCUMENTS = "image/*,.pdf,.txt,.doc,.docx,.xlsx";

export type DocumentProblem =
  | "assistant.documentMissing"
  | "assistant.documentTooBig"
  | "assistant.documentEmpty"
  | "assistant.documentLocked"
  | "assistant.documentTooLong"
  | "assistant.documentTooMuch"
  | "assistant.documentTooSlow"
  | "assistant.documentUnreadable"
  | "assistant.documentUnsupported"
  | "assistant.documentImage"
  | "assistant.documentsBusy";

export type DocumentKind = "pdf" | "packed" | "doc" | "txt" | "image";

const SIGNATURES: readonly [DocumentKind, readonly (number | null)[]][] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["packed", [0x50, 0x4b, 0x03, 0x04]],
  ["packed", [0x50, 0x4b, 0x05, 0x06]],
  ["doc", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ["image", [0x89, 0x50, 0x4e, 0x47]],
  ["image", [0xff, 0xd8, 0xff]],
  ["image", [0x47, 0x49, 0x46, 0x38]],
  ["image", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ["image", [0x42, 0x4d]],
  ["image", [0x49, 0x49, 0x2a, 0x00]],
  ["image", [0x4d, 0x4d, 0x00, 0x2a]],
  ["image", [null, null, null, null, 0x66, 0x74, 0x79, 0x70]],
];

const IMAGE_NAME = /\.(png|jpe?g|gif|webp|bmp|tiff?|heic|avif|svg)$/i;
const OTHER_NAME = /\.(pdf|docx?|xlsx)$/i;
/** Leading bytes that are enough to detect the file type. */
export const SEARCHED_BYTES = 1024;

/** Detects a file's type by its content; the name only separates text from unsupported types. Null for anything else. */
export function documentKind(bytes: Uint8Array, name: string): DocumentKind | null {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, index) => byte === null || bytes[index] === byte));
  if (known) return known[0] === "image" && /\.txt$/i.test(name) ? "txt" : known[0];
  if (OTHER_NAME.test(name)) return isPdfWithPreamble(bytes) ? "pdf" : null;
  if (IMAGE_NAME.test(name)) return "image";
  return /\.txt$/i.test(name) ? "txt" : null;
}

/** PDF readers tolerate a few bytes before the header. */
function isPdfWithPreamble(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, SEARCHED_BYTES)).includes("%PDF-");
}
