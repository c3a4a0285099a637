import { rateInMinorUnits } from "#app/features/money/hourly-rate";
import { highestRate } from "#app/features/rules/highest-rate";
import type { Rules } from "#app/features/rules/rules";
import { isChargeable, type Surcharges } from "#app/features/schedule/chargeable-lengths";

type Priced = Surcharges & Pick<Rules, "durations" | "currencies">;

/** Whether the dearest consultation that rules allow can be stored and charged: the longest, at the highest rate, with every surcharge. */
export function isPayable(rules: Priced): boolean {
  const hundredths = highestRate(rules) * 100;
  const anHour = Math.max(...rules.currencies.map((currency) => rateInMinorUnits(hundredths, currency)));
  return isChargeable(anHour, Math.max(...rules.durations), rules);
}
