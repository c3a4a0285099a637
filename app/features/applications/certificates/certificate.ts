/** Maximum number of files per application. */
export const MOST_CERTIFICATES = 5;
