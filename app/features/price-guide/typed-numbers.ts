import { MOST_COUNTED } from "./limits";

const PLAIN_AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
const GROUPED_AMOUNT = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** An amount as people write it ('120', '87.5', '87,50', '1,200.00'), in hundredths of a unit; null for anything else. Never by floating point. */
export function readRate(text: string): number | null {
  const [, units, cents = ""] = PLAIN_AMOUNT.exec(text.trim()) ?? GROUPED_AMOUNT.exec(text.trim()) ?? [];
  return units === undefined ? null : Number(units.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** How many of something, in digits alone and no more than can be counted; null for anything else. */
export function readCount(text: string): number | null {
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
  return count !== null && count <= MOST_COUNTED ? count : null;
}
