/** The links that the log may show when mails are not delivered: without them nobody could sign in. */
const SAID = [
  ["/auth/confirm?", "Confirmation"],
  ["/advisor-invitation?", "Invitation"],
] as const;

/** The log line for a mail with a sign-in link; undefined for every other mail. */
export function loggedLink(to: string, text: string): string | undefined {
  const words = text.split(/\s+/);
  for (const [path, what] of SAID) {
    const link = words.find((word) => word.includes(path));
    if (link) return `${what} link for ${to}: ${link}`;
  }
  return undefined;
}
