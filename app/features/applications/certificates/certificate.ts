import { MEGABYTE } from "#app/platform/sizes";

/** Where the files are stored. */
export const BUCKET = "certificates";

/** Maximum number of files per application. */
export const MAX_CERTIFICATES = 5;

/** Bytes above which a certificate counts among the large ones of its day. */
export const LARGE_CERTIFICATE_BYTES = MEGABYTE;
