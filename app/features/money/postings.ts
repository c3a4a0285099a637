import { shareOf } from "./money";

/**
 * The accounts of the ledger. `client` is what somebody has paid (negative), `held` what is authorised, `escrow` what is captured and not yet earned. For
 * payments outside the site: `awaited` is what is due and has not come, `marked` what the client has marked as paid, `returning` what came and is to be sent
 * back. `advisor` is what is owed to an advisor, `platform` the platform's fees, `payout` what an advisor was paid.
 */
export type Account = "client" | "held" | "awaited" | "marked" | "escrow" | "returning" | "advisor" | "platform" | "payout";

/** Change to an account, in minor units; negative for a loss. */
export interface Entry {
  account: Account;
  ownerId: string | null;
  amount: number;
}

/** A consultation's price, client and advisor. Minor units of its currency. */
export interface Price {
  clientId: string;
  advisorId: string;
  totalPrice: number;
  platformFee: number;
}

export interface Split {
  /** The part not refunded. */
  kept: number;
  /** The platform's share of it. */
  fee: number;
  /** What the advisor receives. */
  net: number;
}

/** Splits what remains of a total after a refund: the platform's fee shrinks in proportion, rounded half-up. */
export function splitKept({ totalPrice, platformFee }: Pick<Price, "totalPrice" | "platformFee">, refunded: number): Split {
  const kept = totalPrice - refunded;
  const fee = totalPrice === 0 ? 0 : shareOf(platformFee, kept, totalPrice);
  return { kept, fee, net: kept - fee };
}

/** The request sets the client's money aside. */
export const authorisation = ({ clientId, totalPrice }: Price) => entries(["client", clientId, -totalPrice], ["held", null, totalPrice]);

/** Releases what was set aside: no agreement was reached. */
export const release = ({ clientId, totalPrice }: Price) => entries(["held", null, -totalPrice], ["client", clientId, totalPrice]);

/** The advisor accepts: the money is captured, and kept until it is earned. */
export const capture = ({ totalPrice }: Price) => entries(["held", null, -totalPrice], ["escrow", null, totalPrice]);

/** The end of an agreed consultation: the client's refund, and of the rest the platform's fee and the advisor's net. */
export function settlement(price: Price, refunded: number) {
  const { fee, net } = splitKept(price, refunded);
  return entries(
    ["escrow", null, -price.totalPrice],
    ["client", price.clientId, refunded],
    ["platform", null, fee],
    ["advisor", price.advisorId, net],
  );
}

/** A refund after the end, shared by the advisor and the platform. */
export function laterRefund(price: Price, refundedBefore: number, amount: number) {
  const before = splitKept(price, refundedBefore);
  const after = splitKept(price, refundedBefore + amount);
  return entries(
    ["client", price.clientId, amount],
    ["platform", null, after.fee - before.fee],
    ["advisor", price.advisorId, after.net - before.net],
  );
}

/** Pays out what is owed to an advisor. */
export const payout = (advisorId: string, amount: number) => entries(["advisor", advisorId, -amount], ["payout", advisorId, amount]);

/** Takes back a payout: the amount is owed again. */
export const payoutReversal = (advisorId: string, amount: number) =>
  entries(["payout", advisorId, -amount], ["advisor", advisorId, amount]);

function entries(...lines: [account: Account, ownerId: string | null, amount: number][]): Entry[] {
  return lines.flatMap(([account, ownerId, amount]) => (amount === 0 ? [] : [{ account, ownerId, amount }]));
}
