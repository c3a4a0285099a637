import { MAX_COMPARED } from "#app/features/advisors/compare/compared";
import type { compareMessages as english } from "#app/features/advisors/compare/messages";
import type { Translation } from "../../translation";

/** Choosing advisors to compare, in Spanish. */
export const compareMessages: Translation<typeof english> = {
  compare: "Comparar",
  comparing: "Comparando",
  compareAdd: "Comparar a {name}",
  compareRemove: "Comparando a {name}: quitar",
  compareFull: `${MAX_COMPARED} elegidos`,
  compareCount: "{count, number} de {most, number} elegidos",
  compareClear: "Borrar",
  compareButton: "Comparar ahora",
};
