import { deleteSpentCounts } from "#app/platform/limits/take-limit.server";

const LATER = new Date("2999-01-01T00:00:00Z");

/** Forgets whatever counts against a limit, and who was refused: as if all of it were long ago. */
export const forgetCounts = () => deleteSpentCounts(LATER);
