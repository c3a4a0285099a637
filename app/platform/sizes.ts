/** Sizes in bytes. */
export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

/** Converts bytes to megabytes, as texts state limits. */
export const inMegabytes = (bytes: number) => bytes / MEGABYTE;

/** The kilobytes or megabytes that so many bytes begin, at least one, as limits count them. */
export const kilobytesOf = (bytes: number) => Math.max(1, Math.ceil(bytes / KILOBYTE));
export const megabytesOf = (bytes: number) => Math.max(1, Math.ceil(bytes / MEGABYTE));

/** Maximum size of an accepted picture: a larger one would need more memory than a small server has. */
export const PICTURE_MEGAPIXELS = 64;
export const PICTURE_MAX_PIXELS = PICTURE_MEGAPIXELS * 1_000_000;
