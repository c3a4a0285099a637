import { MEGABYTE } from "../sizes";
import { withoutUnseen } from "../text/unseen-marks";

/** Maximum size of a PDF or picture that one person sends another, in bytes. */
export const PAPER_MAX_BYTES = 5 * MEGABYTE;

/** The `accept` value of the file input. The content decides in the end. */
export const PAPER_ACCEPTS = "application/pdf,image/jpeg,image/png,image/gif,image/webp";

const MAX_NAME_LENGTH = 100;

export type PaperKind = "pdf" | "image";

const BEGINNINGS: [RegExp, PaperKind][] = [
  [/^%PDF-\d/, "pdf"],
  [/^\xff\xd8\xff/, "image"],
  [/^\x89PNG\r\n/, "image"],
  [/^GIF8[79]a/, "image"],
  [/^RIFF[\s\S]{4}WEBP/, "image"],
];

/** Detects the kind of a file by its first bytes, ignoring its name and type. Null when it is neither a PDF nor a picture. */
export function kindOfPaper(content: Uint8Array): PaperKind | null {
  const beginning = String.fromCharCode(...content.subarray(0, 16));
  return BEGINNINGS.find(([pattern]) => pattern.test(beginning))?.[1] ?? null;
}

// Path separators, and control characters.
const UNFIT = /[\p{Cc}\u2028\u2029<>:"|?*]/gu;

/** The display and download name of a file, with the extension of its actual content; `nameless` when nothing is left. Never used as a path in the store. */
export function paperName(given: string, extension: string, nameless: string): string {
  const last = withoutUnseen(given).toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(UNFIT, "")
    .replace(/\.[^.]*$/, "")
    .replace(/^[\s.]+/, "")
    .trim();
  return `${withoutUnseen([...stem].slice(0, MAX_NAME_LENGTH).join("")) || nameless}.${extension}`;
}
