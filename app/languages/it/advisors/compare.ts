import { MAX_COMPARED } from "#app/features/advisors/compare/compared";
import type { compareMessages as english } from "#app/features/advisors/compare/messages";
import type { Translation } from "../../translation";

/** Choosing advisors to compare, in Italian. */
export const compareMessages: Translation<typeof english> = {
  compare: "Confronta",
  comparing: "Nel confronto",
  compareAdd: "Confronta {name}",
  compareRemove: "{name} è nel confronto: rimuovi",
  compareFull: `Già scelti ${MAX_COMPARED} consulenti`,
  compareCount: "{count, number} di {most, number} scelti",
  compareClear: "Svuota",
  compareButton: "Confronta ora",
};
