import type { Misfit } from "#app/features/own-texts/fitting-text";
import type { AlertText } from "../alert";

/** What comes back beside the editor of a text that was not saved. */
export interface TextsAnswer {
  name: string;
  typed?: string;
  /** Why it cannot stand there. */
  misfit?: Misfit;
  alert?: AlertText;
}
