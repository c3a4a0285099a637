import { type Account, type Entry, type Price, splitKept } from "../postings";
import type { OutsideStanding } from "./outside";

/** What each account holds of one consultation, in minor units. */
export type Balances = Partial<Record<Account, number>>;

/** Where money that is here can lie: what it leaves is what is still to come. */
export const HERE = ["escrow", "returning", "advisor", "platform"] as const satisfies readonly Account[];

interface Shown extends OutsideStanding {
  /** The consultation is over, so that what is here of the due belongs to the advisor and the platform. */
  isShared: boolean;
}

/**
 * What the ledger holds of a consultation that is paid outside the site: what is due and not here is awaited, or marked once the client says that they
 * have paid it; what is here waits in escrow, is shared out when the consultation is over and all that is due is here, and what is not due is to be
 * returned. They sum to zero.
 */
export function balancesOf(price: Price, { due, here, open, toReturn, unmarked, isShared }: Shown): Balances {
  const kept = Math.min(here, due);
  const { fee, net } = splitKept(price, price.totalPrice - due);
  const ofShares = isShared ? { advisor: net, platform: fee } : { escrow: kept };
  return { client: -(open + toReturn + kept), awaited: unmarked, marked: open - unmarked, returning: toReturn, ...ofShares };
}

const OWNERS: Partial<Record<Account, "clientId" | "advisorId">> = { client: "clientId", advisor: "advisorId" };
const ACCOUNTS: readonly Account[] = ["client", "held", "awaited", "marked", "escrow", "returning", "advisor", "platform"];

/** The entries that lead from what the ledger holds of a consultation to what it should. */
export function entriesBetween(price: Price, before: Balances, after: Balances): Entry[] {
  return ACCOUNTS.flatMap((account) => {
    const amount = (after[account] ?? 0) - (before[account] ?? 0);
    const owner = OWNERS[account];
    return amount === 0 ? [] : [{ account, ownerId: owner ? price[owner] : null, amount }];
  });
}
