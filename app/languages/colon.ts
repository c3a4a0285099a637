/** What separates a label from its value: in French, a narrow no-break space comes before the colon. */
export const colonIn = (language: string) => (language === "fr" ? "\u202f:" : ":");
/** French has the same space before a semicolon. */
export const semicolonIn = (language: string) => (language === "fr" ? "\u202f;" : ";");
