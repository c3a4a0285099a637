import { createContext, useContext } from "react";
import type { FieldErrors } from "#app/ui/text/message-key";

export interface FormState {
  errors: FieldErrors;
  isSending: boolean;
  /** Whether the response has arrived and the page is reloading; false for a rejection, which reloads nothing. */
  isTaken: boolean;
  /** How often it was submitted, and how many of these submissions are over. A quick response may be drawn at once, with no state between. */
  sent: number;
  ended: number;
  /** The submit button that was pressed, as `name=value`. */
  pressed: string;
}

/** A form that was never submitted. */
export const UNSENT: FormState = { errors: {}, isSending: false, isTaken: false, sent: 0, ended: 0, pressed: "" };

export const FormContext = createContext<FormState>(UNSENT);

/** State of the form around a field or button. */
export const useFormState = () => useContext(FormContext);
