import type { NotifiedStep } from "./email-kinds";

/** Steps that end what was agreed before it took place. */
const ENDINGS: readonly NotifiedStep[] = ["cancel", "cancelAsAdmin", "admitNoShow", "letNoShowStand", "recordNoShow"];

/** Whether what was agreed ends with a step without having taken place. */
export const isEnding = (step: NotifiedStep): boolean => ENDINGS.includes(step);

/** Whether a step leaves other sums than there were: what of the price is not charged, has come, and is still due. */
export const isAboutMoney = (step: NotifiedStep): boolean => isEnding(step) || step === "complete" || step === "refund";
