import { createContext, useContext } from "react";
import type { FieldErrors } from "#app/ui/text/message-key";

export interface FormState {
  errors: FieldErrors;
  isSending: boolean;
  /** Whether it was taken, and the page is read anew: no refusal, which reads nothing. */
  isTaken: boolean;
  /** Which of several submit buttons was pressed, as `name=value`. */
  pressed: string;
}

export const FormContext = createContext<FormState>({ errors: {}, isSending: false, isTaken: false, pressed: "" });

/** What the form around a field or a button is doing. */
export const useFormState = () => useContext(FormContext);
