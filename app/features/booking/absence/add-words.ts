import type { ConsultationPage } from "../pages/consultation-view";

/** Whether a side has said of an absence that is not settled yet who was there, but not one word of how it was: until it is decided they can add it. */
export function canAddWords({ isUnsettled, absence, side }: Pick<ConsultationPage, "isUnsettled" | "absence" | "side">): boolean {
  if (!isUnsettled || !absence) return false;
  return absence.of === side ? absence.isDenied && !absence.reply : !absence.words;
}
