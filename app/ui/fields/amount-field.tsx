import { useTypedAmount } from "../text/typed-decimals";
import { TextField, type TextFieldProps } from "./field";

interface AmountFieldProps extends Omit<TextFieldProps, "name" | "defaultValue" | "inputMode"> {
  /** What was typed, where it comes back; else the field begins with the suggested amount, in minor units. */
  typed: string | undefined;
  suggested: number;
  currency: string;
}

/** An amount of money that begins with one that is likely, as whoever looks writes it. */
export function AmountField({ typed, suggested, currency, ...field }: AmountFieldProps) {
  const typedAmount = useTypedAmount();
  return (
    <TextField {...field} name="amount" inputMode="decimal" autoComplete="off" defaultValue={typed ?? typedAmount(suggested, currency)} />
  );
}
