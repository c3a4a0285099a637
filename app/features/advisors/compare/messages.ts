import { spelledFirst } from "#app/ui/text/counts";
import { MAX_COMPARED } from "./compared";

/** Texts of choosing advisors to compare. */
export const compareMessages = {
  compare: "Compare",
  comparing: "Comparing",
  compareAdd: "Compare {name}",
  compareRemove: "Comparing {name}: take out",
  compareFull: `${spelledFirst(MAX_COMPARED)} chosen`,
  compareCount: "{count, number} of {most, number} chosen",
  compareClear: "Clear",
  compareButton: "Compare now",
} as const;
