export const RATING_OPTIONS = ["3", "4", "4.5"] as const;
/** Years at least. Each is the lower end of one of the experience spans (signed-in areas, section 9). */
export const EXPERIENCE_OPTIONS = ["4", "8", "13", "20"] as const;
export const AVAILABILITY_OPTIONS = ["now", "evenings", "weekends"] as const;
