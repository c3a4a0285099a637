/** Trace context passed between programs. */
export interface TraceContext {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
const SAMPLED = 1;

/** Parses a `traceparent` header (W3C Trace Context); null when it is invalid. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  const [, version = "", traceId = "", spanId = "", flags = "", rest] = (typeof header === "string" && TRACEPARENT.exec(header)) || [];
  if (!version || version === "ff" || (version === "00" && rest) || NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** Formats a trace context as a `traceparent` header. */
export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext) => `00-${traceId}-${spanId}-0${isSampled ? SAMPLED : 0}`;

/** As many of a trace id's random digits as fit into a number. */
const RANDOM_DIGITS = 13;

/** Whether a trace is sampled at this ratio: every program decides the same. */
export const isInPart = (traceId: string, ratio: number) =>
  Number.parseInt(traceId.slice(-RANDOM_DIGITS), 16) / 16 ** RANDOM_DIGITS < ratio;
