import { useState } from "react";
import { useTypedAmount } from "../text/typed-decimals";
import { TextField, type TextFieldProps } from "./field";

interface AmountFieldProps extends Omit<TextFieldProps, "name" | "defaultValue" | "inputMode"> {
  /** What was typed before, if any; otherwise the field starts with the suggested amount, in minor units. */
  typed: string | undefined;
  suggested: number;
  currency: string;
}

/** A money field that starts with a likely amount, in the viewer's notation; it follows the amount until somebody types in it. */
export function AmountField({ typed, suggested, currency, ...field }: AmountFieldProps) {
  const typedAmount = useTypedAmount();
  const likely = typed ?? typedAmount(suggested, currency);
  // The amount that the field had when somebody began to type.
  const [begun, setBegun] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      key={begun ?? likely}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={likely}
      onInput={() => setBegun((before) => before ?? likely)}
    />
  );
}
