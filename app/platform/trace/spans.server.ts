import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { Span, SpanFacts, SpanKind } from "./span";
import type { TraceContext } from "./trace-context";

/** Receives spans: decides which traces are sampled, and gets each of their spans that has ended. */
export interface Recorder {
  isWanted: (traceId: string, parent: TraceContext | null) => boolean;
  take: (span: Span) => void;
}

let recorder: Recorder | undefined;
const current = new AsyncLocalStorage<Span | null>();

const clock = () => performance.timeOrigin + performance.now();

/** Creates spans for `next` from now on. Returns a function that stops it. */
export function recordSpans(next: Recorder) {
  recorder = next;
  return () => {
    if (recorder === next) recorder = undefined;
  };
}

/** The span of the current async context; null when nothing is traced. */
export const currentSpan = () => current.getStore() ?? null;

interface Begin {
  kind?: SpanKind;
  facts?: SpanFacts;
  /** The parent: another program's or another span than the current one. */
  parent?: TraceContext | null;
  beganAt?: number;
}

/** Begins a child of the current span; null when it is not recorded. */
export function beginSpan(
  name: string,
  { kind = "internal", facts = {}, parent = currentSpan(), beganAt = clock() }: Begin = {},
): Span | null {
  if (!recorder || current.getStore() === null) return null;
  const traceId = parent?.traceId ?? randomBytes(16).toString("hex");
  const isSampled = parent && "kind" in parent ? parent.isSampled : recorder.isWanted(traceId, parent);
  const spanId = randomBytes(8).toString("hex");
  return { traceId, spanId, isSampled, parentId: parent?.spanId ?? null, name, kind, beganAt, endedAt: null, facts, hasFailed: false };
}

/** Ends a span; does nothing if it has ended already. */
export function endSpan(span: Span | null, facts: SpanFacts = {}, hasFailed = false) {
  if (!span || span.endedAt !== null) return;
  Object.assign(span.facts, facts);
  span.endedAt = clock();
  span.hasFailed = hasFailed;
  if (span.isSampled) recorder?.take(span);
}

/** Runs work with this span as the current one. */
export const asSpan = <Result>(span: Span | null, work: () => Result): Result => (span ? current.run(span, work) : work());

/** Runs work without tracing, such as sending spans. */
export const untraced = <Result>(work: () => Result): Result => current.run(null, work);

/** Runs work in a span of its own. */
export async function withSpan<Result>(name: string, begin: Begin, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(name, begin);
  if (!span) return work();
  try {
    const result = await asSpan(span, work);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, { "error.type": errorName(error) }, true);
    throw error;
  }
}

const errorName = (error: unknown) => (error instanceof Error ? error.name : typeof error);
