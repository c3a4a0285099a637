import type { TraceContext } from "./trace-context";

export type SpanKind = "internal" | "server" | "client";

/** What is known of a span: names and numbers, and never what a person has typed or who it is. */
export type SpanFacts = Record<string, string | number | boolean>;

/** A piece of work with its beginning and end, in milliseconds since 1970. */
export interface Span extends TraceContext {
  parentId: string | null;
  name: string;
  kind: SpanKind;
  beganAt: number;
  endedAt: number | null;
  facts: SpanFacts;
  hasFailed: boolean;
}
