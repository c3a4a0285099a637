import type { ConsultationPage } from "../pages/consultation-view";

/** Whether a side has stated who was there in an unsettled case but written nothing about it; they can add it until a decision is made. */
export function canAddWords({ isUnsettled, absence, side }: Pick<ConsultationPage, "isUnsettled" | "absence" | "side">): boolean {
  if (!isUnsettled || !absence) return false;
  return absence.of === side ? absence.isDenied && !absence.reply : !absence.words;
}
