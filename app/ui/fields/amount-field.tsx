import { useTypedAmount } from "../text/typed-decimals";
import { TextField, type TextFieldProps } from "./field";

interface AmountFieldProps extends Omit<TextFieldProps, "name" | "defaultValue" | "inputMode"> {
  /** What was typed before, if any; otherwise the field starts with the suggested amount, in minor units. */
  typed: string | undefined;
  suggested: number;
  currency: string;
}

/** A money field that starts with a likely amount, in the viewer's notation. */
export function AmountField({ typed, suggested, currency, ...field }: AmountFieldProps) {
  const typedAmount = useTypedAmount();
  return (
    <TextField {...field} name="amount" inputMode="decimal" autoComplete="off" defaultValue={typed ?? typedAmount(suggested, currency)} />
  );
}
