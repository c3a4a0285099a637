import type { TraceContext } from "./trace-context";

export type SpanKind = "internal" | "server" | "client";

/** Attributes of a span: names and numbers, never what a person has typed or who they are. */
export type SpanFacts = Record<string, string | number | boolean>;

/** An operation with its beginning and end, in milliseconds since 1970. */
export interface Span extends TraceContext {
  parentId: string | null;
  name: string;
  kind: SpanKind;
  beganAt: number;
  endedAt: number | null;
  facts: SpanFacts;
  hasFailed: boolean;
}
