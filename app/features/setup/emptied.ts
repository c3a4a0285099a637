/** Name of the setting that records when the demo was turned into a site of its own. */
export const EMPTIED = "demo_emptied_at";
