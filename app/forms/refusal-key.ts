/** The text that says why a verb of admins refused, of its room; what one is a side of is said the same everywhere. */
export const refusalKey = (room: string, reason: string) => (reason === "ownMatter" ? "admin.ownMatter" : `${room}.${reason}`);
