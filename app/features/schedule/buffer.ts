import type { Rules } from "#app/features/rules/rules";

/** How long an advisor stays blocked after a consultation: their own buffer, but at least that of the rules. */
export const bufferAfter = (own: number, { bufferMinutes }: Pick<Rules, "bufferMinutes">) => Math.max(own, bufferMinutes);
