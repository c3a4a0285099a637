import type { OwedPayout } from "#app/features/money/payout-order";
import { chosenIds } from "../lists/table/bulk";

const ORDER = /^([0-9a-f-]{36}):([A-Z]{3}):([1-9]\d{0,11}):([\w-]{22})$/;

/** What is owed to an advisor in a currency, and how much the admin saw owed, in minor units, and where to. */
export interface ChosenPayout {
  advisorId: string;
  currency: string;
  amount: number;
  goesTo: string;
}

/** Whether something can be paid out now: what does not wait, through the payment provider, or to where its advisor has said. */
export const isPayable = ({ amount, isTransferred, destination }: OwedPayout) => amount > 0 && (isTransferred || destination !== null);

/** What a row is told apart by. */
export const payoutId = ({ advisorId, currency }: Pick<OwedPayout, "advisorId" | "currency">) => `${advisorId}:${currency}`;

/** What a tick box posts of what is owed. */
export const orderOfPayout = (owed: ChosenPayout) => `${payoutId(owed)}:${owed.amount}:${owed.goesTo}`;

/** Where the reference of one of several is typed. */
export const referenceName = (owed: Pick<OwedPayout, "advisorId" | "currency">) => `references.${referenceKey(owed)}`;

/** What the reference of one of several is told apart by: a name of a field takes no dashes. */
export const referenceKey = ({ advisorId, currency }: Pick<OwedPayout, "advisorId" | "currency">) =>
  advisorId.replaceAll("-", "") + currency;

/** What was chosen to be paid out; null where something cannot be read. */
export function readChosenPayouts(posted: unknown): ChosenPayout[] | null {
  const ids = chosenIds(posted);
  const read = ids.flatMap((each) => {
    const [, advisorId = "", currency = "", amount, goesTo = ""] = ORDER.exec(each) ?? [];
    return advisorId ? [{ advisorId, currency, amount: Number(amount), goesTo }] : [];
  });
  return read.length === ids.length ? read : null;
}

/** The rows that are ticked when the page is shown again. */
export const chosenPayouts = (posted: unknown): string[] => chosenIds(posted).map((each) => each.split(":").slice(0, 2).join(":"));
