/** Maximum number of files per application. */
export const MAX_CERTIFICATES = 5;
