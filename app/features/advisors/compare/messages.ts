import { spelledFirst } from "#app/ui/text/counts";
import { MOST_COMPARED } from "./compared";

/** Texts of choosing advisors to compare. */
export const compareMessages = {
  compare: "Compare",
  comparing: "Comparing",
  compareAdd: "Compare {name}",
  compareRemove: "Comparing {name}: take out",
  compareFull: `${spelledFirst(MOST_COMPARED)} chosen`,
  compareCount: "{count, number} of {most, number} chosen",
  compareClear: "Clear",
  compareButton: "Compare now",
} as const;
