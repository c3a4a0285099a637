import { BASIS_POINTS_PER_WHOLE } from "#app/features/money/money";
import { useFormatter } from "#app/ui/text/formats";

/** Formats a fee in basis points as a percentage: 750 is 7.5%. */
export function useFeePercent(basisPoints: number) {
  const format = useFormatter();
  return format.number(basisPoints / BASIS_POINTS_PER_WHOLE, { style: "percent", maximumFractionDigits: 2 });
}
