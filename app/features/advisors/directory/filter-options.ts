export const RATING_OPTIONS = ["3", "4", "4.5"] as const;
/** Minimum years of experience, each the lower end of an experience range (signed-in areas, section 9). */
export const EXPERIENCE_OPTIONS = ["4", "8", "13", "20"] as const;
/** Sort orders of a list besides the best match. */
export const SORT_OPTIONS = ["soonest", "price", "rating"] as const;

/** How many advisors each further page adds. */
export const PAGE_SIZE = 9;
/** The same on a category's page, where the matcher follows the list. */
export const CATEGORY_PAGE_SIZE = 6;
/** How many calendars one query checks: those of the first advisors by the other criteria. */
export const MAX_CALENDARS = 300;
/** Maximum number of pages below one another; the next one starts at the top of a new URL. */
export const MAX_PAGES = 10;
export const AVAILABILITY_OPTIONS = ["now", "evenings", "weekends"] as const;
