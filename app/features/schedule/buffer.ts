import type { Rules } from "#app/features/rules/rules";

/** How long an advisor's day stays blocked after a consultation: by their own buffer, and at least by that of the rules. */
export const bufferAfter = (own: number, { bufferMinutes }: Pick<Rules, "bufferMinutes">) => Math.max(own, bufferMinutes);
