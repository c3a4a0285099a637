import { shareOf } from "./money";

/**
 * The accounts of the ledger. `client` is what somebody has paid (as a minus), `held` what is authorised, `escrow` what is captured and not
 * yet earned; of what is paid outside the site `awaited` what is due and has not come, `marked` what of it the client says they have paid, `returning`
 * what came and is to go back; `advisor` what is owed to an advisor, `platform` what the platform kept, `payout` what an advisor was paid.
 */
export type Account = "client" | "held" | "awaited" | "marked" | "escrow" | "returning" | "advisor" | "platform" | "payout";

/** What an account gains, or with a minus loses, in minor units. */
export interface Entry {
  account: Account;
  ownerId: string | null;
  amount: number;
}

/** What a consultation costs, and whose money it is. Minor units of its currency. */
export interface Price {
  clientId: string;
  advisorId: string;
  totalPrice: number;
  platformFee: number;
}

export interface Split {
  /** What is not given back. */
  kept: number;
  /** The platform's share of it. */
  fee: number;
  /** What the advisor receives. */
  net: number;
}

/** Who gets what of a total of which a part went back: the platform's fee shrinks with what is kept, rounded half-up. */
export function splitKept({ totalPrice, platformFee }: Pick<Price, "totalPrice" | "platformFee">, refunded: number): Split {
  const kept = totalPrice - refunded;
  const fee = totalPrice === 0 ? 0 : shareOf(platformFee, kept, totalPrice);
  return { kept, fee, net: kept - fee };
}

/** The client's money is set aside with the request. */
export const authorisation = ({ clientId, totalPrice }: Price) => entries(["client", clientId, -totalPrice], ["held", null, totalPrice]);

/** What was set aside is free again: nobody agreed to anything. */
export const release = ({ clientId, totalPrice }: Price) => entries(["held", null, -totalPrice], ["client", clientId, totalPrice]);

/** The advisor accepts: the money is taken, and kept until it is earned. */
export const capture = ({ totalPrice }: Price) => entries(["held", null, -totalPrice], ["escrow", null, totalPrice]);

/** The end of an agreed consultation: what goes back to the client, and of the rest the platform's fee and the advisor's net. */
export function settlement(price: Price, refunded: number) {
  const { fee, net } = splitKept(price, refunded);
  return entries(
    ["escrow", null, -price.totalPrice],
    ["client", price.clientId, refunded],
    ["platform", null, fee],
    ["advisor", price.advisorId, net],
  );
}

/** Something goes back after the end: from the advisor and the platform, each its share. */
export function laterRefund(price: Price, refundedBefore: number, amount: number) {
  const before = splitKept(price, refundedBefore);
  const after = splitKept(price, refundedBefore + amount);
  return entries(
    ["client", price.clientId, amount],
    ["platform", null, after.fee - before.fee],
    ["advisor", price.advisorId, after.net - before.net],
  );
}

/** What is owed to an advisor leaves the house. */
export const payout = (advisorId: string, amount: number) => entries(["advisor", advisorId, -amount], ["payout", advisorId, amount]);

/** A payout that was taken back is owed again. */
export const payoutTakenBack = (advisorId: string, amount: number) =>
  entries(["payout", advisorId, -amount], ["advisor", advisorId, amount]);

function entries(...lines: [account: Account, ownerId: string | null, amount: number][]): Entry[] {
  return lines.flatMap(([account, ownerId, amount]) => (amount === 0 ? [] : [{ account, ownerId, amount }]));
}
