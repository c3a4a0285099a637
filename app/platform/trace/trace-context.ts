/** A trace as it is told from one program to the next. */
export interface TraceContext {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
const SAMPLED = 1;

/** What a header `traceparent` says (W3C Trace Context); null where it says nothing that may be gone on with. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  const [, version = "", traceId = "", spanId = "", flags = "", rest] = (typeof header === "string" && TRACEPARENT.exec(header)) || [];
  if (!version || version === "ff" || (version === "00" && rest) || NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** The same to be passed on. */
export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext) => `00-${traceId}-${spanId}-0${isSampled ? SAMPLED : 0}`;

/** Of a trace's id as many of its random digits as a number holds. */
const RANDOM_DIGITS = 13;

/** Whether a trace is among the part that is kept: the same for each program that asks. */
export const isInPart = (traceId: string, ratio: number) =>
  Number.parseInt(traceId.slice(-RANDOM_DIGITS), 16) / 16 ** RANDOM_DIGITS < ratio;
