/** The setting that says that the demo made way for a site of one's own, and when. */
export const EMPTIED = "demo_emptied_at";
