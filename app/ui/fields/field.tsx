import { type FieldFrameProps, FieldNotes, FieldShell, useField } from "./field-frame";

type Native<Tag extends "input" | "textarea" | "select"> = Omit<React.ComponentProps<Tag>, "name" | "value">;

export interface TextFieldProps extends FieldFrameProps, Native<"input"> {}

const OF_TYPE: Partial<Record<string, string>> = { color: "control control-color", file: "control control-file" };

/** A single-line text field. Uncontrolled: pass `defaultValue`, read the form. */
export function TextField({ name, label, hint, error, isLabelHidden, optional, className, ...input }: TextFieldProps) {
  const field = useField({ name, error, hint, id: input.id });
  return (
    <FieldShell {...{ label, hint, isLabelHidden, optional, className }} id={field.id} text={field.text}>
      <input
        type="text"
        {...input}
        {...field.control}
        aria-required={input.required || undefined}
        className={OF_TYPE[input.type ?? ""] ?? "control"}
      />
    </FieldShell>
  );
}

export interface TextAreaFieldProps extends FieldFrameProps, Native<"textarea"> {}

/** A multi-line text field that grows with its text. */
export function TextAreaField({ name, label, hint, error, isLabelHidden, optional, className, rows = 4, ...area }: TextAreaFieldProps) {
  const field = useField({ name, error, hint, id: area.id });
  return (
    <FieldShell {...{ label, hint, isLabelHidden, optional, className }} id={field.id} text={field.text}>
      <textarea {...area} {...field.control} rows={rows} aria-required={area.required || undefined} className="control control-area" />
    </FieldShell>
  );
}

export interface Option {
  value: string;
  label: string;
}

export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

export interface SelectFieldProps extends FieldFrameProps, Native<"select"> {
  options: readonly (Option | OptionGroup)[];
}

/** A native select. */
export function SelectField({ name, label, hint, error, isLabelHidden, optional, className, options, ...select }: SelectFieldProps) {
  const field = useField({ name, error, hint, id: select.id });
  return (
    <FieldShell {...{ label, hint, isLabelHidden, optional, className }} id={field.id} text={field.text}>
      <select {...select} {...field.control} aria-required={select.required || undefined} className="control control-select">
        {options.map((entry) =>
          "options" in entry ? <SelectGroup key={entry.label} {...entry} /> : <SelectOption key={entry.value} {...entry} />,
        )}
      </select>
    </FieldShell>
  );
}

function SelectGroup({ label, options }: OptionGroup) {
  return (
    <optgroup label={label}>
      {options.map((option) => (
        <SelectOption key={option.value} {...option} />
      ))}
    </optgroup>
  );
}

/** A label may contain what older and newer runtimes disagree on, such as a zone's offset: the server's version stays. */
const SelectOption = ({ value, label }: Option) => (
  <option value={value} suppressHydrationWarning>
    {label}
  </option>
);

export interface CheckboxFieldProps extends FieldFrameProps, Omit<Native<"input">, "type"> {
  /** Posted value when ticked. */
  value?: string;
}

/** A checkbox with its label at its side. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <TickField {...props} kind="checkbox" />;
}

/** A switch, applied at once or with the form. */
export function SwitchField(props: CheckboxFieldProps) {
  return <TickField {...props} kind="switch" role="switch" />;
}

/** A switch that submits its form as soon as it is pressed. React would miss a press before it has loaded, so that is held and replayed. */
export function SendingSwitchField(props: Omit<CheckboxFieldProps, "onChange">) {
  return <SwitchField {...props} data-replay="" onChange={(event) => event.currentTarget.form?.requestSubmit()} />;
}

/** A radio button: give all options of a group the same name. */
export function RadioField(props: CheckboxFieldProps) {
  return <TickField {...props} kind="radio" type="radio" />;
}

interface TickFieldProps extends CheckboxFieldProps {
  kind: "checkbox" | "switch" | "radio";
  type?: string;
}

function TickField({
  name,
  label,
  hint,
  error,
  isLabelHidden,
  optional: _,
  className = "",
  kind,
  type = "checkbox",
  ...input
}: TickFieldProps) {
  const field = useField({ name, error, hint, id: input.id });
  return (
    <div className={`field ${className}`}>
      <label className="tick-label">
        <input {...input} {...field.control} type={type} aria-required={input.required || undefined} className={kind} />
        <span className={isLabelHidden ? "sr-only" : ""}>{label}</span>
      </label>
      <div className="tick-notes">
        <FieldNotes id={field.id} text={field.text} hint={hint} />
      </div>
    </div>
  );
}
