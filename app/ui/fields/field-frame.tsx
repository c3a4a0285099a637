import { useId } from "react";
import { useTranslations } from "use-intl";
import { useMessage } from "#app/ui/text/message-key";
import { useFormState } from "./form-context";

/** What every field renders around its control. */
export interface FieldFrameProps {
  name: string;
  label: React.ReactNode;
  hint?: React.ReactNode;
  /** A message key or a sentence. Without it, the surrounding form's message is shown. */
  error?: string | undefined;
  /** Shows the label to screen readers only, where it is clear from the context. */
  isLabelHidden?: boolean;
  /** Says "(optional)" beside the label. */
  optional?: boolean;
}

/** Ids, message and attributes that link a control to its label, hint and message. */
export function useField({ name, error, hint, id }: { name: string; error?: string; hint?: React.ReactNode; id?: string }) {
  const made = useId();
  const { errors } = useFormState();
  const message = useMessage();
  const key = error ?? errors[name];
  const fieldId = id ?? made;
  const text = key ? message(key) : undefined;
  const describedBy = [text && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(" ");
  return {
    id: fieldId,
    text,
    control: { id: fieldId, name, "aria-invalid": text ? true : undefined, "aria-describedby": describedBy || undefined },
  };
}

interface FieldShellProps extends Omit<FieldFrameProps, "name" | "error"> {
  id: string;
  text: string | undefined;
  className?: string;
  children: React.ReactNode;
}

/** Label above, then the control, then message and hint. */
export function FieldShell({ id, label, text, hint, isLabelHidden, optional, className = "", children }: FieldShellProps) {
  const t = useTranslations("ui");
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "field-label"}>
        {label}
        {optional && <span className="font-normal text-soft"> ({t("optional")})</span>}
      </label>
      {children}
      <FieldNotes id={id} text={text} hint={hint} />
    </div>
  );
}

/** A field's message and hint. */
export function FieldNotes({ id, text, hint }: { id: string; text: string | undefined; hint: React.ReactNode }) {
  return (
    <>
      {text && (
        <p id={`${id}-error`} className="field-error">
          {text}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </>
  );
}
