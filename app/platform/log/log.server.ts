import { cutShort } from "#app/platform/text/cut-text";
import { counter } from "../metrics/registry";
import { currentSpan } from "../trace/spans.server";
import { currentRequestId } from "./request-id.server";
import { withoutAddresses, withoutTokens } from "./without-tokens";

type Level = "info" | "warn" | "error";

const MAX_VALUE_LENGTH = 500;

const lines = counter("sagebridge_log_lines_total", "What was logged, by level and event.");

/** Logs an event as one line of JSON on stdout, with request and trace ids. Long values are cut; no personal data, no sign-in links. */
export function log(level: Level, event: string, details: Record<string, unknown> = {}) {
  if (process.env.NODE_ENV === "test") return;
  lines.add({ level, event });
  const request = currentRequestId();
  const trace = currentSpan()?.traceId;
  const about = { at: new Date().toISOString(), level, event, ...(request ? { request } : {}), ...(trace ? { trace } : {}) };
  process.stdout.write(`${JSON.stringify({ ...about, ...details }, fitToTell)}\n`);
}

/** Describes an error for `log`: message, cause, and the stack, which only the operator sees. For a failed query, the statement without its values. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  if ("query" in error && "params" in error) return { error: "a query failed", query: error.query, ...describeCause(error) };
  return {
    error: error.message,
    stack: error.stack?.split("\n").slice(1, 6).join(" | "),
    ...describeCause(error),
  };
}

/** What an operator reads when a program ends with an error: its message. For a failed query what the database said, and the statement without its values. */
export function lastWords(error: unknown): string {
  const { error: message, query, cause } = describeError(error);
  return query === undefined
    ? String(message)
    : `The database could not do this (${cause ?? "it does not say why"}): ${fitToTell("", query)}`;
}

const describeCause = ({ cause }: Error) => (cause ? { cause: String(cause) } : {});

const fitToTell = (_key: string, value: unknown) => (typeof value === "string" ? cut(withoutAddresses(withoutTokens(value))) : value);
const cut = (text: string) => cutShort(text, MAX_VALUE_LENGTH);
