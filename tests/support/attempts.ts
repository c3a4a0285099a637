import { deleteSpentCounts } from "#app/platform/limits/consume-limit.server";

const LATER = new Date("2999-01-01T00:00:00Z");

/** Clears everything counted towards a limit, and who was rejected, as if it were long ago. */
export const forgetCounts = () => deleteSpentCounts(LATER);
