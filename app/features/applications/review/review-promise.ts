import { HOUR_MS } from "#app/platform/durations";
/** 'Review within 24 hours' (signed-in-areas.md 9). */
export const REVIEW_PROMISE_HOURS = 24;

/** The promised deadline for deciding on an application. */
export const dueAt = ({ createdAt }: { createdAt: Date }) => new Date(createdAt.getTime() + REVIEW_PROMISE_HOURS * HOUR_MS);
