import { withoutTokens } from "#app/platform/log/without-tokens";

/** The code that a confirmation has first in its subject, in two halves. */
const CODE = /^(\d{2,8}) (\d{2,8}) · /;

interface Quoted {
  kind: string;
  subject: string;
}

/** Removes what a mail has for its reader alone, the tokens of links and a confirmation's code, from what a server says of it: that may quote the mail. */
export function withoutSecrets({ kind, subject }: Quoted, text: string): string {
  const [, first = "", second = ""] = (kind === "confirm_email" && CODE.exec(subject)) || [];
  const said = withoutTokens(text);
  // pattern: digits, and few spaces between, as long headers are folded there.
  return first ? said.replaceAll(new RegExp(`${first}\\s{0,9}${second}`, "g"), "…") : said;
}

/** The same for each part of what is logged of an error. */
export const loggedWithoutSecrets = (mail: Quoted, described: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(described).map(([part, value]) => [part, typeof value === "string" ? withoutSecrets(mail, value) : value]),
  );
