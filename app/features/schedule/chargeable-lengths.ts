import { MAX_AMOUNT_MINOR, proportion } from "#app/features/money/money";
import type { Rules } from "#app/features/rules/rules";

export type Surcharges = Pick<Rules, "surge" | "surgeCapTenths" | "rushPercent">;

/** Whether a consultation at an hourly rate can be stored and charged, with every surcharge that rules allow: otherwise its advisor is not offered that long. */
export function isChargeable(hourlyRate: number, minutes: number, { surge, surgeCapTenths, rushPercent }: Surcharges): boolean {
  const base = proportion(hourlyRate, minutes, 60);
  const dearest = base + (surge ? proportion(base, surgeCapTenths - 10, 10) : 0) + proportion(base, rushPercent, 100);
  return dearest <= MAX_AMOUNT_MINOR;
}

/** Rules with only those lengths that can be charged at an hourly rate: an advisor may have one in a currency that the site no longer accepts. */
export const withChargeable = <All extends Surcharges & Pick<Rules, "durations">>(rules: All, hourlyRate: number): All => ({
  ...rules,
  durations: rules.durations.filter((minutes) => isChargeable(hourlyRate, minutes, rules)),
});
