/** Days a visitor's draft, and the cookie that finds it, last after its latest change. */
export const VISITOR_DRAFT_DAYS = 7;

/** Days a signed-in person's draft lasts after its latest change. */
export const DRAFT_DAYS = 90;
