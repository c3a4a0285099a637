/** How long a visitor's draft is kept after its last change, and found again by its browser. */
export const VISITOR_DRAFT_DAYS = 7;

/** How long a person's draft is kept after its last change. */
export const DRAFT_DAYS = 90;
