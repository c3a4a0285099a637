import { FieldNotes, useField } from "./field-frame";
import { FormContext, useFormState } from "./form-context";

interface RadioGroupProps {
  /** That of its choices. */
  name: string;
  legend: React.ReactNode;
  legendClassName?: string;
  className?: string;
  children: React.ReactNode;
}

/** The frame of a few `RadioField`s: what is wrong is said once, below them, and describes the group and none of them. */
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
