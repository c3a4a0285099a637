import type { ConsultationState } from "./consultation";

/** What a step between two states means for the money: set aside at the request, taken at the acceptance, shared out at the end. What was shared out by then is given back, not shared out once more. */
export function moneyStep(from: ConsultationState | null, to: ConsultationState): "authorise" | "release" | "capture" | "settle" | null {
  if (from === null) return "authorise";
  if (from === "accepted") return to === "accepted" ? null : "settle";
  if (from === "completed") return null;
  if (to === "accepted") return "capture";
  return to === "requested" || to === "countered" ? null : "release";
}
