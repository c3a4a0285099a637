import type { OutsideStage, OutsideStanding } from "./outside";

/** The displayed state of a payment; adds states for partly paid and partly sent back. */
export type PaymentState = OutsideStage | "part" | "returnedPart";

/** Returns the displayed state of a payment. */
export function paymentState({ stage, here, returned }: Pick<OutsideStanding, "stage" | "here"> & { returned: number }): PaymentState {
  if (stage === "awaiting" && here > 0) return "part";
  return stage === "received" && returned > 0 ? "returnedPart" : stage;
}
