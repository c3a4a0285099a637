type Level = "info" | "warn" | "error";

const LONGEST_VALUE = 500;

/** One JSON line an event on standard output: newlines escaped, long values cut, nothing personal in it. */
export function log(level: Level, event: string, details: Record<string, unknown> = {}) {
  if (process.env.NODE_ENV === "test" && level === "info") return;
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...details }, cut)}\n`);
}

/** An error as details for `log`: name, message, and the stack that only the operator sees. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return {
    error: error.message,
    stack: error.stack?.split("\n").slice(1, 6).join(" | "),
    ...(error.cause ? { cause: String(error.cause) } : {}),
  };
}

const cut = (_key: string, value: unknown) =>
  typeof value === "string" && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
