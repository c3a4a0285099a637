import type { OwedPayout } from "#app/features/money/payout-order";
import { chosenIds } from "../lists/table/bulk";

const ORDER = /^([0-9a-f-]{36}):([A-Z]{3}):([1-9]\d{0,11}):([\w-]{22})$/;

/** Amount owed to an advisor in a currency that the admin saw, in minor units, and its destination. */
export interface ChosenPayout {
  advisorId: string;
  currency: string;
  amount: number;
  goesTo: string;
}

/** Whether an amount can be paid out now: through the payment provider, or to the destination that the advisor entered. */
export const isPayable = ({ amount, isTransferred, destination }: OwedPayout) => amount > 0 && (isTransferred || destination !== null);

/** Unique key of a row. */
export const payoutId = ({ advisorId, currency }: Pick<OwedPayout, "advisorId" | "currency">) => `${advisorId}:${currency}`;

/** Value of a row's checkbox. */
export const orderOfPayout = (owed: ChosenPayout) => `${payoutId(owed)}:${owed.amount}:${owed.goesTo}`;

/** Name of the reference field in a bulk payout. */
export const referenceName = (owed: Pick<OwedPayout, "advisorId" | "currency">) => `references.${referenceKey(owed)}`;

/** Key of a reference in a bulk payout; without dashes, which field names cannot contain. */
export const referenceKey = ({ advisorId, currency }: Pick<OwedPayout, "advisorId" | "currency">) =>
  advisorId.replaceAll("-", "") + currency;

/** Returns the selected payouts; null when one is invalid. */
export function readChosenPayouts(posted: unknown): ChosenPayout[] | null {
  const ids = chosenIds(posted);
  const read = ids.flatMap((each) => {
    const [, advisorId = "", currency = "", amount, goesTo = ""] = ORDER.exec(each) ?? [];
    return advisorId ? [{ advisorId, currency, amount: Number(amount), goesTo }] : [];
  });
  return read.length === ids.length ? read : null;
}

/** Returns the rows to preselect when the page is shown again. */
export const chosenPayouts = (posted: unknown): string[] => chosenIds(posted).map((each) => each.split(":").slice(0, 2).join(":"));
