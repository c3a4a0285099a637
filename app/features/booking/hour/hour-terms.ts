import { cancellationLines, reachableLines } from "#app/features/rules/cancellation-lines";
import type { TermsAhead } from "./chosen-hour";

/** What is said of the time to answer and of the money back at an hour: no time of answering beyond the start (then 0), and no money back that is out of reach by then. */
export function termsOfHour({ expiryHours, hoursAhead, ...rules }: TermsAhead) {
  const { wholeRefundHours } = rules;
  const isWhole = hoursAhead === null || hoursAhead > wholeRefundHours;
  const [line] = isWhole ? [] : reachableLines(cancellationLines(rules), hoursAhead);
  const { refundPercent = 0, hoursBefore = 0 } = line ?? {};
  const values = {
    expiryHours: hoursAhead === null || hoursAhead > expiryHours ? expiryHours : 0,
    wholeRefundHours,
    percent: String(refundPercent),
    hours: hoursBefore,
  };
  if (isWhole) return { key: "hourTerms", values } as const;
  return { key: refundPercent === 0 ? "hourTermsNone" : "hourTermsPart", values } as const;
}
