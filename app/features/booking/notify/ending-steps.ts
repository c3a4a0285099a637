import type { NotifiedStep } from "./email-kinds";

/** Steps that end an agreed consultation before it takes place. */
const ENDINGS: readonly NotifiedStep[] = ["cancel", "cancelAsAdmin", "admitNoShow", "letNoShowStand", "recordNoShow"];

/** Whether a step ends an agreed consultation that did not take place. */
export const isEnding = (step: NotifiedStep): boolean => ENDINGS.includes(step);

/** Whether a step changes the amounts: what of the price is not charged, was received, and is still due. */
export const isAboutMoney = (step: NotifiedStep): boolean => isEnding(step) || step === "complete" || step === "refund";
