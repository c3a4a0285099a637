/** What is wrong with a mail server, or with one mail there, as far as its error says. */
export type MailProblem = "host" | "away" | "silent" | "encryption" | "password" | "sender" | "recipient" | "other";

/** What errors say, in lower case, in the order in which they are looked for. */
const SIGNS: readonly (readonly [MailProblem, readonly string[]])[] = [
  ["host", ["enotfound", "eai_again", "edns"]],
  ["password", ["invalid login", "missing credentials", "eauth"]],
  ["away", ["econnrefused", "ehostunreach", "enetunreach"]],
  ["encryption", ["starttls", "certificate", "wrong version number", "ssl routines", "self-signed", "tls"]],
  ["silent", ["timeout", "etimedout", "greeting never received", "timed out", "not answered lately"]],
  ["recipient", ["recipients were rejected", "rcpt to"]],
  ["sender", ["mail command failed", "mail from"]],
];

/** Reads from the error of a mail server what is wrong. */
export function mailProblemOf(error: string): MailProblem {
  const said = error.toLowerCase();
  return SIGNS.find(([, signs]) => signs.some((sign) => said.includes(sign)))?.[0] ?? "other";
}
