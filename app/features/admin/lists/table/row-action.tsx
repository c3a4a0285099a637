import type { ButtonVariant } from "#app/ui/button-class";
import type { AlertText } from "../../alert";

/** An action on a row, which submits its fields, with or without confirmation. */
export interface RowAction {
  /** Value of the form's `intent` field. */
  intent: string;
  label: string;
  /** Label that names the row, for screen readers when each row has such a button. */
  named: string;
  fields: Readonly<Record<string, string | number>>;
  /** Variant of the button, unless the action is destructive. */
  variant?: ButtonVariant;
  /** Confirmation dialog; omitted for an immediate action. */
  question?: RowQuestion;
}

export interface RowQuestion {
  title: string;
  text: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  /** Names of required fields: the submit button waits for them, so that no error appears on the page behind the dialog. */
  needs?: readonly string[];
  /** Error about the input: shown in the dialog, which stays open. */
  problem?: AlertText | false | undefined;
  /** Input fields, such as a reason. */
  children?: React.ReactNode;
}

/** Returns the id of an action's dialog, unique within the page. */
export const questionId = (intent: string, row: string) => `${intent}-${row}`;
