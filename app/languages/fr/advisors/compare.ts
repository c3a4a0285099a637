import { MAX_COMPARED } from "#app/features/advisors/compare/compared";
import type { compareMessages as english } from "#app/features/advisors/compare/messages";
import type { Translation } from "../../translation";

/** Choosing advisors to compare, in French. */
export const compareMessages: Translation<typeof english> = {
  compare: "Comparer",
  comparing: "En comparaison",
  compareAdd: "Comparer : {name}",
  compareRemove: "Dans la comparaison : {name} ; retirer",
  compareFull: `${MAX_COMPARED} choisis`,
  compareCount: "{count, number} sur {most, number} choisis",
  compareClear: "Effacer",
  compareButton: "Comparer",
};
