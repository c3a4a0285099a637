/** How many files an application may carry. */
export const MOST_CERTIFICATES = 5;
