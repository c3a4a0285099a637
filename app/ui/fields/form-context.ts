import { createContext, useContext } from "react";
import type { FieldErrors } from "#app/ui/text/message-key";

export interface FormState {
  errors: FieldErrors;
  isSending: boolean;
  /** Which of several submit buttons was pressed, as `name=value`. */
  pressed: string;
}

export const FormContext = createContext<FormState>({ errors: {}, isSending: false, pressed: "" });

/** What the form around a field or a button is doing. */
export const useFormState = () => useContext(FormContext);
