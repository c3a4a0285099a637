import type { ConsultationState } from "./consultation";

/** Returns what a change of state does to the money: authorise at the request, capture at acceptance, settle at the end. Settled money is only refunded. */
export function moneyStep(from: ConsultationState | null, to: ConsultationState): "authorise" | "release" | "capture" | "settle" | null {
  if (from === null) return "authorise";
  if (from === "accepted") return to === "accepted" ? null : "settle";
  if (from === "completed") return null;
  if (to === "accepted") return "capture";
  return to === "requested" || to === "countered" ? null : "release";
}
