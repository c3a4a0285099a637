/** Minimum contrast of readable text, and of large text and the outlines of controls (WCAG 2.2 AA). */
export const TEXT_CONTRAST = 4.5;
export const LARGE_TEXT_CONTRAST = 3;
