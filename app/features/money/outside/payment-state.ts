import type { OutsideStage, OutsideStanding } from "./outside";

/** How a payment stands, as it is called: of what came in part, or went back in part, that is the state. */
export type PaymentState = OutsideStage | "part" | "returnedPart";

/** What a payment's state is called. */
export function paymentState({ stage, here, returned }: Pick<OutsideStanding, "stage" | "here"> & { returned: number }): PaymentState {
  if (stage === "awaiting" && here > 0) return "part";
  return stage === "received" && returned > 0 ? "returnedPart" : stage;
}
