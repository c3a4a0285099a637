export const RATING_OPTIONS = ["3", "4", "4.5"] as const;
/** Years at least. Each is the lower end of one of the experience spans (signed-in areas, section 9). */
export const EXPERIENCE_OPTIONS = ["4", "8", "13", "20"] as const;
/** What a list may be sorted by, other than how well it fits. */
export const SORT_OPTIONS = ["soonest", "price", "rating"] as const;

/** How many one more page adds. */
export const PAGE_SIZE = 9;
/** The same on the page of a category, where the matcher stands below the list. */
export const CATEGORY_PAGE_SIZE = 6;
/** Whose calendars are looked at for one question: the first so many by what else was asked. */
export const MOST_CALENDARS = 300;
/** Pages that stand below one another; the next begins at the top of an address of its own. */
export const MOST_PAGES = 10;
export const AVAILABILITY_OPTIONS = ["now", "evenings", "weekends"] as const;
