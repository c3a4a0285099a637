import type { Misfit } from "#app/features/own-texts/fitting-text";
import type { AlertText } from "../alert";

/** Action data of a text that was not saved. */
export interface TextsAnswer {
  name: string;
  typed?: string;
  /** Why the text is invalid. */
  misfit?: Misfit;
  alert?: AlertText;
}
