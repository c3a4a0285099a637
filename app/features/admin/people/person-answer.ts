import type { AlertText } from "../alert";

/** What comes back beside a person when something was not carried out. */
export interface PersonAnswer {
  form: "person";
  personId: string;
  alert?: AlertText;
  /** The reason that was typed. */
  reason: string;
}
