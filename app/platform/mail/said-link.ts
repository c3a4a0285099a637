/** What of a mail the log may say where nobody gets it: without such a link nobody comes in. */
const SAID = [
  ["/auth/confirm?", "Confirmation"],
  ["/advisor-invitation?", "Invitation"],
] as const;

/** The line of the log for a mail that lets somebody in, with its link; undefined for every other mail. */
export function saidLink(to: string, text: string): string | undefined {
  const words = text.split(/\s+/);
  for (const [path, what] of SAID) {
    const link = words.find((word) => word.includes(path));
    if (link) return `${what} link for ${to}: ${link}`;
  }
  return undefined;
}
