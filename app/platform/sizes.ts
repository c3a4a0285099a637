/** Sizes in bytes. */
export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

/** Bytes in megabytes, as texts name a limit. */
export const inMegabytes = (bytes: number) => bytes / MEGABYTE;

/** The most pixels of a picture that is taken: more would take more memory than a small server has. */
export const PICTURE_MEGAPIXELS = 64;
export const PICTURE_MAX_PIXELS = PICTURE_MEGAPIXELS * 1_000_000;
