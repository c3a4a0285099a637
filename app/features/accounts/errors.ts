/** What a failure shows: a catalogue text by its key, or an error's own words that are fit to show. */
export type AuthAlert = { key: string } | { said: string };

const MAX_MESSAGE_LENGTH = 160;

/** Failures that may be shown in their own words (visitor-site.md 8). */
const SHOWABLE = [
  /\binvalid (login )?(e-?mail|password|credentials)/i,
  /\be-?mail not confirmed\b/i,
  /\balready (been )?registered\b/i,
  /\buser not found\b/i,
  /\buser already exists\b/i,
  /\bpassword (is )?too weak\b|\bweak password\b/i,
  /\bsign-?ups? (is |are )?(disabled|not allowed)\b/i,
];

/**
 * The error catalogue of visitor-site.md 8. Of nested errors only the innermost message counts, because the outer ones contain database
 * statements.
 */
export function mapAuthError(error: unknown): AuthAlert {
  const message = fitToRead(innermostMessage(error));
  if (!message) return { key: "accounts.unexpectedError" };
  if (/violates/i.test(message)) return { key: "accounts.invalidRequest" };
  if (/jwt|token/i.test(message)) return { key: "accounts.authenticationFailed" };
  if (SHOWABLE.some((pattern) => pattern.test(message))) return { said: message.slice(0, MAX_MESSAGE_LENGTH) };
  return { key: "accounts.errorOccurred" };
}

function innermostMessage(error: unknown): string {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return "";
  const { message, cause } = error as { message?: unknown; cause?: unknown };
  if (cause !== undefined && cause !== null && cause !== error) return innermostMessage(cause);
  return typeof message === "string" ? message : "";
}

const fitToRead = (message: string) =>
  message
    .replace(/<[^>]*>?/g, "")
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
