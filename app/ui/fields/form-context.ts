import { createContext, useContext } from "react";
import type { FieldErrors } from "#app/ui/text/message-key";

export interface FormState {
  errors: FieldErrors;
  isSending: boolean;
  /** Whether the response has arrived and the page is reloading; false for a rejection, which reloads nothing. */
  isTaken: boolean;
  /** The submit button that was pressed, as `name=value`. */
  pressed: string;
}

export const FormContext = createContext<FormState>({ errors: {}, isSending: false, isTaken: false, pressed: "" });

/** State of the form around a field or button. */
export const useFormState = () => useContext(FormContext);
