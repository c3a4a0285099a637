const MINUTES_AN_HOUR = 60;
/** Lengths up to this, which are all that a new site offers, are said in minutes. */
export const LONGEST_IN_MINUTES = 90;

/** British English, which has no comma before 'or': '45, 60 or 90'. */
const listOf = (language: string) => new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "disjunction" });

/** The lengths of which one is chosen, for a sentence: '15, 30 or 45 minutes', '1 hour, 1 hour 30 minutes or 4 hours'. */
export function lengthsInWords(durations: readonly number[], language: string): string {
  const { format } = new Intl.NumberFormat(language);
  const inUnit = (count: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const inHours = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR];
    return [hours > 0 && inUnit(hours, "hour"), rest > 0 && inUnit(rest, "minute")].filter(Boolean).join(" ");
  };
  const isShort = durations.every((minutes) => minutes <= LONGEST_IN_MINUTES);
  const inMinutes = durations.map((minutes, index) => (index === durations.length - 1 ? inUnit(minutes, "minute") : format(minutes)));
  return listOf(language).format(isShort ? inMinutes : durations.map(inHours));
}
