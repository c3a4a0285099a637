import type { Misfit } from "#app/features/own-texts/fitting-text";
import type { AlertText } from "../../alert";

/** Action data of words that were not replaced, with everything that was decided. */
export interface ReplacingAnswer {
  fields: Record<string, string>;
  alert?: AlertText;
  /** Why new wordings do not fit, by name. */
  misfits?: Record<string, Misfit>;
  /** Names of texts that were changed meanwhile. */
  changed?: string[];
}
