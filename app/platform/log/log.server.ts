type Level = "info" | "warn" | "error";

const LONGEST_VALUE = 500;

/** One JSON line an event on standard output: newlines escaped, long values cut, nothing personal in it. */
export function log(level: Level, event: string, details: Record<string, unknown> = {}) {
  if (process.env.NODE_ENV === "test") return;
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...details }, cut)}\n`);
}

/** An error as details for `log`: message, cause, and the stack that only the operator sees. Of a failed query the statement, never its values. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  if ("query" in error && "params" in error) return { error: "a query failed", query: error.query, ...describeCause(error) };
  return {
    error: error.message,
    stack: error.stack?.split("\n").slice(1, 6).join(" | "),
    ...describeCause(error),
  };
}

const describeCause = ({ cause }: Error) => (cause ? { cause: String(cause) } : {});

const cut = (_key: string, value: unknown) =>
  typeof value === "string" && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
