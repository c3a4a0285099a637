/** Message key of an admin action's refusal, in its feature; the refusal of one's own matter has the same text everywhere. */
export const refusalKey = (room: string, reason: string) => (reason === "ownMatter" ? "admin.ownMatter" : `${room}.${reason}`);
