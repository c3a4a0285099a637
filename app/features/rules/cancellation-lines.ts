import type { Rules } from "./rules";

const WHOLE_PERCENT = 100;

/** The rules that say what goes back. */
export type CancellationRules = Pick<Rules, "wholeRefundHours" | "partRefundHours" | "partRefundPercent">;

/** What a client who cancels gets back when so many hours remain. */
export interface CancellationLine {
  hoursBefore: number;
  refundPercent: number;
}

/** What a client who cancels gets back, by how long before the start: the first line that holds. Shown before booking. */
export function cancellationLines({ wholeRefundHours, partRefundHours, partRefundPercent }: CancellationRules): CancellationLine[] {
  const lines = [{ hoursBefore: wholeRefundHours, refundPercent: WHOLE_PERCENT }];
  if (partRefundPercent > 0) lines.push({ hoursBefore: partRefundHours, refundPercent: partRefundPercent });
  return lines.at(-1)!.hoursBefore > 0 ? [...lines, { hoursBefore: 0, refundPercent: 0 }] : lines;
}

/** Those that can still hold when so many hours remain; the last of them always can. */
export const reachableLines = (lines: readonly CancellationLine[], hoursLeft: number): CancellationLine[] =>
  lines.filter(({ hoursBefore }, index) => hoursBefore < hoursLeft || index === lines.length - 1);

/** Those of a consultation of which no more than so many percent goes back; lines that come to say the same are one. */
export function cappedLines(lines: readonly CancellationLine[], most: number | null): CancellationLine[] {
  const capped = lines.map((line) => ({ ...line, refundPercent: Math.min(line.refundPercent, most ?? WHOLE_PERCENT) }));
  return capped.filter(({ refundPercent }, index) => refundPercent !== capped[index + 1]?.refundPercent);
}
