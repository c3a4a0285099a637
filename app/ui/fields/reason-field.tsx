import { TextAreaField, type TextAreaFieldProps } from "./field";
import { readStoredText } from "./stored-text";
import { useStoredText } from "./stored-text-fields";

interface ReasonFieldProps extends Omit<TextAreaFieldProps, "name"> {
  /** Storage name of its text in this window, until it is sent. */
  kept: string;
}

/** Whether a reason kept under this name was typed and is not sent yet. */
export const hasReason = (kept: string) => readStoredText(kept) !== "";

/** An optional reason in a dialog: kept when the dialog is closed, or its page left, to look something up. */
export function ReasonField({ kept, ...area }: ReasonFieldProps) {
  return <TextAreaField rows={3} optional {...area} {...useStoredText(kept)} name="reason" />;
}
