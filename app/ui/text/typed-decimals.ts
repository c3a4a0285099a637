import { useFormatter } from "./formats";
import { plainAmount } from "./minor-units";
import { spelledLike } from "./spelling";

/** How the viewer writes decimals in a field. */
export const useTypedDecimals = () => spelledLike(useFormatter().number(1.5));

const WHOLE = /\.00$/;

/** Formats an amount in minor units as the viewer types it in a field, like the prices beside it: '240,50', and '240' where there are no cents. */
export function useTypedAmount() {
  const { typed } = useTypedDecimals();
  return (minor: number, currency: string) => typed(plainAmount(minor, currency).replace(WHOLE, ""));
}
