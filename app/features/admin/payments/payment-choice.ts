import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import { chosenIds } from "../lists/table/bulk";

const ORDER = /^([0-9a-f-]{36}):([1-9]\d{0,11})$/;

/** A payment that is chosen, with what was open of it when the admin looked, in minor units. */
export interface ChosenPayment {
  consultationId: string;
  open: number;
}

/** What a payment is called: by its client and its reference. */
export const nameOfPayment = ({ clientName, reference }: ListedPayment) => `${clientName}, ${reference}`;

/** Whether all that is open of it may have come: of what was said in part the rest has not. */
export const isWholeOpen = ({ open, marked, unmarked }: ListedPayment) => open > 0 && (marked === 0 || unmarked === 0);

/** What a tick box posts of a payment. */
export const orderOfPayment = ({ consultationId, open }: Pick<ListedPayment, "consultationId" | "open">) => `${consultationId}:${open}`;

/** The payments that were chosen; null where one cannot be read. */
export function readChosenPayments(posted: unknown): ChosenPayment[] | null {
  const read = chosenIds(posted).flatMap((each) => {
    const [, consultationId = "", open] = ORDER.exec(each) ?? [];
    return consultationId ? [{ consultationId, open: Number(open) }] : [];
  });
  return read.length === chosenIds(posted).length ? read : null;
}

/** The ids of those that are ticked when the page is shown again. */
export const chosenPayments = (posted: unknown): string[] => chosenIds(posted).map((each) => each.split(":")[0] ?? "");
