import { useState } from "react";
import { type FieldFrameProps, FieldShell, useField } from "./field-frame";

interface RangeFieldProps extends FieldFrameProps {
  min: number;
  max: number;
  step: number;
  defaultValue: number;
  /** Shown behind the number: '%', 'px'. */
  unit: string;
}

/** A bounded number, as a slider that shows its value. */
export function RangeField({ name, label, hint, error, min, max, step, defaultValue, unit }: RangeFieldProps) {
  const field = useField({ name, error, hint });
  const [value, setValue] = useState(String(defaultValue));
  const heading = (
    <span className="flex justify-between gap-4">
      {label}
      <output htmlFor={field.id} className="font-normal text-soft tabular-nums">
        {value}
        {unit}
      </output>
    </span>
  );
  return (
    <FieldShell id={field.id} label={heading} hint={hint} text={field.text}>
      <input
        {...field.control}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={defaultValue}
        className="range"
        aria-valuetext={`${value}${unit}`}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
    </FieldShell>
  );
}
