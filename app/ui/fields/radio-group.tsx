import { FieldNotes, useField } from "./field-frame";
import { FormContext, useFormState } from "./form-context";

interface RadioGroupProps {
  /** Name of its options. */
  name: string;
  legend: React.ReactNode;
  legendClassName?: string;
  className?: string;
  children: React.ReactNode;
}

/** Frame of a few `RadioField`s: an error is shown once, below them, and describes the group instead of an option. */
export function RadioGroup({ name, legend, legendClassName = "font-semibold", className, children }: RadioGroupProps) {
  const { id, text, control } = useField({ name });
  const form = useFormState();
  return (
    <fieldset data-wrong={text ? "" : undefined} aria-describedby={control["aria-describedby"]} className={className}>
      <legend className={legendClassName}>{legend}</legend>
      <FormContext.Provider value={{ ...form, errors: { ...form.errors, [name]: undefined } }}>{children}</FormContext.Provider>
      <FieldNotes id={id} text={text} hint={undefined} />
    </fieldset>
  );
}
