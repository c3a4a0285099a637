import type { OutsideStanding } from "#app/features/money/outside/outside";
import type { Side } from "../life/consultation";

/** The key of what it costs a side if it stands that they did not come. */
export const absenceCost = (side: Side) => (side === "client" ? "absenceCostsClient" : "absenceCostsAdvisor");

/** Whether all of a price is here, as the words on what stays due or does not go back choose by it: with a provider (null) it is. */
export const isPaidUp = (payment: Pick<OutsideStanding, "open"> | null) => (payment === null || payment.open === 0 ? "yes" : "no");
