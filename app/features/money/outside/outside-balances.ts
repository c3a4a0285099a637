import { type Account, type Entry, type Price, splitKept } from "../postings";
import type { OutsideStanding } from "./outside";

/** Balance of each account for one consultation, in minor units. */
export type Balances = Partial<Record<Account, number>>;

/** The accounts that hold money received; the rest is still to come. */
export const HERE = ["escrow", "returning", "advisor", "platform"] as const satisfies readonly Account[];

interface Shown extends OutsideStanding {
  /** Whether the consultation is over, so that the due money received belongs to the advisor and the platform. */
  isShared: boolean;
}

/**
 * Computes the ledger balances of a consultation paid outside the site. What is due but not received is awaited, or marked once the client marks it as paid.
 * What is received waits in escrow and is shared out when the consultation is over and paid in full. What is not due is to be returned. The balances sum to
 * zero.
 */
export function balancesOf(price: Price, { due, here, open, toReturn, unmarked, isShared }: Shown): Balances {
  const kept = Math.min(here, due);
  const { fee, net } = splitKept(price, price.totalPrice - due);
  const ofShares = isShared ? { advisor: net, platform: fee } : { escrow: kept };
  return { client: -(open + toReturn + kept), awaited: unmarked, marked: open - unmarked, returning: toReturn, ...ofShares };
}

const OWNERS: Partial<Record<Account, "clientId" | "advisorId">> = { client: "clientId", advisor: "advisorId" };
const ACCOUNTS: readonly Account[] = ["client", "held", "awaited", "marked", "escrow", "returning", "advisor", "platform"];

/** The entries that turn one set of balances into another. */
export function entriesBetween(price: Price, before: Balances, after: Balances): Entry[] {
  return ACCOUNTS.flatMap((account) => {
    const amount = (after[account] ?? 0) - (before[account] ?? 0);
    const owner = OWNERS[account];
    return amount === 0 ? [] : [{ account, ownerId: owner ? price[owner] : null, amount }];
  });
}
