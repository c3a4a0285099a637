import { rateInMinorUnits } from "#app/features/money/hourly-rate";
import { MAX_AMOUNT_MINOR } from "#app/features/money/money";
import { highestRate } from "#app/features/rules/highest-rate";
import type { Rules } from "#app/features/rules/rules";

type Priced = Pick<Rules, "durations" | "surge" | "surgeCapTenths" | "rushPercent" | "currencies">;

/** Whether the dearest consultation that rules allow can be stored and charged: the longest, at the highest rate, with every surcharge. */
export function isPayable(rules: Priced): boolean {
  const hundredths = highestRate(rules) * 100;
  const anHour = Math.max(...rules.currencies.map((currency) => rateInMinorUnits(hundredths, currency)));
  const tenths = (rules.surge ? rules.surgeCapTenths : 10) + rules.rushPercent / 10;
  return ((anHour * Math.max(...rules.durations)) / 60) * (tenths / 10) <= MAX_AMOUNT_MINOR;
}
