import { MEGABYTE } from "../sizes";
import { withoutUnseen } from "../unseen-marks";

/** How large a PDF or a picture may be that one person shows another, in bytes. */
export const PAPER_MAX_BYTES = 5 * MEGABYTE;

/** What a file chooser offers. The content decides in the end. */
export const PAPER_ACCEPTS = "application/pdf,image/jpeg,image/png,image/gif,image/webp";

const LONGEST_NAME = 100;

export type PaperKind = "pdf" | "image";

const BEGINNINGS: [RegExp, PaperKind][] = [
  [/^%PDF-\d/, "pdf"],
  [/^\xff\xd8\xff/, "image"],
  [/^\x89PNG\r\n/, "image"],
  [/^GIF8[79]a/, "image"],
  [/^RIFF[\s\S]{4}WEBP/, "image"],
];

/** What a file is by its first bytes, whatever its name and its type say. Null when it is neither a PDF nor a picture. */
export function kindOfPaper(content: Uint8Array): PaperKind | null {
  const beginning = String.fromCharCode(...content.subarray(0, 16));
  return BEGINNINGS.find(([pattern]) => pattern.test(beginning))?.[1] ?? null;
}

// Path parts, and control characters.
const UNFIT = /[\p{Cc}\u2028\u2029<>:"|?*]/gu;

/** The name a file is listed and handed out under, ending as its content does; `nameless` where nothing is left of it. It never names a place in the store. */
export function paperName(given: string, extension: string, nameless: string): string {
  const last = withoutUnseen(given).toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(UNFIT, "")
    .replace(/\.[^.]*$/, "")
    .replace(/^[\s.]+/, "")
    .trim();
  return `${withoutUnseen([...stem].slice(0, LONGEST_NAME).join("")) || nameless}.${extension}`;
}
