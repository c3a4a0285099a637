import { MAX_COMPARED } from "#app/features/advisors/compare/compared";
import type { compareMessages as english } from "#app/features/advisors/compare/messages";
import type { Translation } from "../../translation";

/** Choosing advisors to compare, in German. */
export const compareMessages: Translation<typeof english> = {
  compare: "Vergleichen",
  comparing: "Im Vergleich",
  compareAdd: "{name} vergleichen",
  compareRemove: "{name} im Vergleich: herausnehmen",
  compareFull: `${MAX_COMPARED} ausgewählt`,
  compareCount: "{count, number} von {most, number} ausgewählt",
  compareClear: "Leeren",
  compareButton: "Jetzt vergleichen",
};
