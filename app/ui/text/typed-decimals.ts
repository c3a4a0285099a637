import { useFormatter } from "./formats";
import { plainAmount } from "./minor-units";
import { spelledLike } from "./spelling";

/** How whoever looks writes decimals in a field. */
export const useTypedDecimals = () => spelledLike(useFormatter().number(1.5));

/** An amount in minor units as whoever looks writes it in a field: '240,50'. */
export function useTypedAmount() {
  const { typed } = useTypedDecimals();
  return (minor: number, currency: string) => typed(plainAmount(minor, currency));
}
