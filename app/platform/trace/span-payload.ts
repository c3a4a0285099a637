import type { Span, SpanFacts, SpanKind } from "./span";

/** Span kinds as numbered by OTLP. */
const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };
const FAILED = 2;
const SCOPE = { name: "sagebridge" };

type Value = { stringValue: string } | { boolValue: boolean } | { intValue: string } | { doubleValue: number };

function typedValue(value: string | number | boolean): Value {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

const listOf = (facts: SpanFacts) => Object.entries(facts).map(([key, value]) => ({ key, value: typedValue(value) }));

/** A string, since nanoseconds exceed the precision of a number. */
const nanoseconds = (milliseconds: number) => `${BigInt(Math.round(milliseconds * 1000))}000`;

/** Formats spans as OTLP/JSON (ExportTraceServiceRequest). */
export function spanPayload(resource: Record<string, string>, spans: readonly Span[]) {
  const drawn = spans.map(({ traceId, spanId, parentId, name, kind, beganAt, endedAt, facts, hasFailed }) => ({
    traceId,
    spanId,
    ...(parentId ? { parentSpanId: parentId } : {}),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(beganAt),
    endTimeUnixNano: nanoseconds(endedAt ?? beganAt),
    attributes: listOf(facts),
    status: hasFailed ? { code: FAILED } : {},
  }));
  return { resourceSpans: [{ resource: { attributes: listOf(resource) }, scopeSpans: [{ scope: SCOPE, spans: drawn }] }] };
}
