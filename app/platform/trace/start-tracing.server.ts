import { onStatement } from "#app/db/statement-times.server";
import { SpanSender } from "./span-sender.server";
import { beginSpan, currentSpan, endSpan, recordSpans } from "./spans.server";
import { statementName } from "./statement-name";
import type { TraceSettings } from "./trace-settings";
import { traceCalls } from "./traced-calls.server";

/** Records spans of requests, jobs, statements and outgoing calls from now on, and sends them. Returns a function that stops it and sends the rest. */
export function startTracing(settings: TraceSettings) {
  const sender = new SpanSender(settings);
  const ends = [recordSpans(sender), traceCalls(), onStatement(traceStatement)];
  return async () => {
    for (const end of ends) end();
    await sender.close();
  };
}

/** Records a statement once it has ended. Statements outside requests and jobs, such as health checks, are not traced. */
function traceStatement(milliseconds: number, text: string, code: string | null) {
  if (!currentSpan()?.isSampled) return;
  const { name, operation, table } = statementName(text);
  const facts = { "db.system.name": "postgresql", "db.operation.name": operation, ...(table ? { "db.collection.name": table } : {}) };
  const beganAt = performance.timeOrigin + performance.now() - milliseconds;
  endSpan(beginSpan(name, { kind: "client", facts, beganAt }), code ? { "db.response.status_code": code } : {}, code !== null);
}
