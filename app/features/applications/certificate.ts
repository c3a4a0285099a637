/** How many files an application may carry, and how large each may be in bytes. */
export const MOST_CERTIFICATES = 5;
export const CERTIFICATE_MAX_BYTES = 5 * 1024 * 1024;

/** What a file chooser offers. The content decides in the end. */
export const CERTIFICATE_ACCEPTS = "application/pdf,image/jpeg,image/png,image/gif,image/webp";

const LONGEST_NAME = 100;

export type CertificateKind = "pdf" | "image";

const BEGINNINGS: [RegExp, CertificateKind][] = [
  [/^%PDF-\d/, "pdf"],
  [/^\xff\xd8\xff/, "image"],
  [/^\x89PNG\r\n/, "image"],
  [/^GIF8[79]a/, "image"],
  [/^RIFF[\s\S]{4}WEBP/, "image"],
];

/** What a file is by its first bytes, whatever its name and its type say. Null when it is neither a PDF nor a picture. */
export function kindOfCertificate(content: Uint8Array): CertificateKind | null {
  const beginning = String.fromCharCode(...content.subarray(0, 16));
  return BEGINNINGS.find(([pattern]) => pattern.test(beginning))?.[1] ?? null;
}

// Path parts, control characters, and marks that turn the reading direction around.
const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029<>:"|?*]/gu;

/** The name a file is listed and handed out under, ending as its content does. It never names a place in the store. */
export function certificateName(given: string, extension: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(UNFIT, "")
    .replace(/\.[^.]*$/, "")
    .replace(/^[\s.]+/, "")
    .trim();
  return `${[...stem].slice(0, LONGEST_NAME).join("") || "certificate"}.${extension}`;
}
