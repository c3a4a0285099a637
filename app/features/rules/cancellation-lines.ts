import type { Rules } from "./rules";

const WHOLE_PERCENT = 100;

/** The rules that decide refunds. */
export type CancellationRules = Pick<Rules, "wholeRefundHours" | "partRefundHours" | "partRefundPercent">;

/** Refund of a client who cancels more than this many hours before the start. */
export interface CancellationLine {
  hoursBefore: number;
  refundPercent: number;
}

/** Returns the refund by hours before the start; the first line that applies counts. Shown before booking. */
export function cancellationLines({ wholeRefundHours, partRefundHours, partRefundPercent }: CancellationRules): CancellationLine[] {
  const lines = [{ hoursBefore: wholeRefundHours, refundPercent: WHOLE_PERCENT }];
  if (partRefundPercent > 0) lines.push({ hoursBefore: partRefundHours, refundPercent: partRefundPercent });
  return lines.at(-1)!.hoursBefore > 0 ? [...lines, { hoursBefore: 0, refundPercent: 0 }] : lines;
}

/** The lines that can still apply with this many hours left; the last one always can. */
export const reachableLines = (lines: readonly CancellationLine[], hoursLeft: number): CancellationLine[] =>
  lines.filter(({ hoursBefore }, index) => hoursBefore < hoursLeft || index === lines.length - 1);

/** Caps the refund of each line at `most` percent (null: no cap), and merges lines that become equal. */
export function cappedLines(lines: readonly CancellationLine[], most: number | null): CancellationLine[] {
  const capped = lines.map((line) => ({ ...line, refundPercent: Math.min(line.refundPercent, most ?? WHOLE_PERCENT) }));
  return capped.filter(({ refundPercent }, index) => refundPercent !== capped[index + 1]?.refundPercent);
}
