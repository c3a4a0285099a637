/** What stands between a label and what it says: French has a narrow space before it, which never breaks. */
export const colonIn = (language: string) => (language === "fr" ? "\u202f:" : ":");
