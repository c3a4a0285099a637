import { createFormatter } from "use-intl/core";

type Formatter = ReturnType<typeof createFormatter>;

/** Readers may spell zones in any number of ways, and each kept format takes memory. */
const MAX_KEPT = 200;
const kept = new Map<string, Formatter>();

/** A formatter for what mails and the assistant say, with the formats it has made: making one takes far longer than using it. */
export function formatterFor(locale: string, timeZone?: string): Formatter {
  const key = `${locale} ${timeZone ?? ""}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const formatter = createFormatter({ locale, timeZone });
  kept.set(key, formatter);
  return formatter;
}
