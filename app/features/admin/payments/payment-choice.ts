import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import { chosenIds } from "../lists/table/bulk";

const ORDER = /^([0-9a-f-]{36}):([1-9]\d{0,11})$/;

/** A selected payment, with the open amount the admin saw, in minor units. */
export interface ChosenPayment {
  consultationId: string;
  open: number;
}

/** Returns the name of a payment: its client and reference. */
export const nameOfPayment = ({ clientName, reference }: ListedPayment) => `${clientName}, ${reference}`;

/** Whether the whole open amount may have been received; not when the client marked only a part as paid. */
export const isWholeOpen = ({ open, marked, unmarked }: ListedPayment) => open > 0 && (marked === 0 || unmarked === 0);

/** Value of a payment's checkbox. */
export const orderOfPayment = ({ consultationId, open }: Pick<ListedPayment, "consultationId" | "open">) => `${consultationId}:${open}`;

/** Returns the selected payments; null when one is invalid. */
export function readChosenPayments(posted: unknown): ChosenPayment[] | null {
  const read = chosenIds(posted).flatMap((each) => {
    const [, consultationId = "", open] = ORDER.exec(each) ?? [];
    return consultationId ? [{ consultationId, open: Number(open) }] : [];
  });
  return read.length === chosenIds(posted).length ? read : null;
}

/** Returns the ids of the rows to preselect when the page is shown again. */
export const chosenPayments = (posted: unknown): string[] => chosenIds(posted).map((each) => each.split(":")[0] ?? "");
