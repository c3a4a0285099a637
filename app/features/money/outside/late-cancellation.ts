import { DAY_MS } from "#app/platform/durations";
import { PAY_AFTER_END_DAYS } from "../limits";
import type { OutsideStanding } from "./outside";

interface Ended {
  status: string;
  closedBy: string | null;
  closedAt: Date | null;
  totalPrice: number;
  refunded: number;
}

/** By when what is due of an ended consultation is to be paid; null before its end. */
export const payUntil = ({ closedAt }: Pick<Ended, "closedAt">): Date | null =>
  closedAt && new Date(closedAt.getTime() + PAY_AFTER_END_DAYS * DAY_MS);

/** The part of the price that stays due since its client cancelled late, from 0 to 1; null when that is not why it is due. */
export function latePart({ status, closedBy, totalPrice, refunded }: Ended, { due }: Pick<OutsideStanding, "due">): number | null {
  const isLate = status === "cancelled" && closedBy === "client" && due > 0 && due === totalPrice - refunded;
  return isLate ? due / totalPrice : null;
}
