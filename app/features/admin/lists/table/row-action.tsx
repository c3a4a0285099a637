import type { ButtonVariant } from "#app/ui/button-class";
import type { AlertText } from "../../alert";

/** What can be done about a row: a post of its fields, asked about first or at once. */
export interface RowAction {
  /** The `intent` of its form. */
  intent: string;
  label: string;
  /** What it is called where there is one in every row. */
  named: string;
  fields: Readonly<Record<string, string | number>>;
  /** Where it stands as a button, and no danger. */
  variant?: ButtonVariant;
  /** None for what is done at once. */
  question?: RowQuestion;
}

export interface RowQuestion {
  title: string;
  text: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  /** Names of what cannot be left blank: the button waits for it, so that nobody is told on the page behind. */
  needs?: readonly string[];
  /** What is wrong with what was filled in: the question stays open and says it. */
  problem?: AlertText | false | undefined;
  /** What is to be filled in, such as a reason. */
  children?: React.ReactNode;
}

/** The id of an action's question within the page. */
export const questionId = (intent: string, row: string) => `${intent}-${row}`;
