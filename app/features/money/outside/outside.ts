import { type Price, type Split, splitKept } from "../postings";

/** The facts that determine the standing of an outside payment. Amounts in minor units. */
export interface OutsideFacts {
  totalPrice: number;
  /** The part of the total not charged or refunded: by the cancellation policy and later refunds. */
  refunded: number;
  /** What an admin has waived. */
  letGo: number;
  received: number;
  returned: number;
  isMarked: boolean;
  /** What the client has marked as paid; null when they marked all that was open. */
  markedAmount: number | null;
}

/**
 * 'awaiting' the client's money, 'marked' as paid by the client, 'received' in full, 'toReturn' when more has come than is due, 'returned' in full, or
 * 'nothing' when none came and none is due.
 */
export type OutsideStage = "awaiting" | "marked" | "received" | "toReturn" | "returned" | "nothing";

/** Whether nothing remains to be done about a payment. */
export const isSettled = (stage: OutsideStage): boolean => ["received", "returned", "nothing"].includes(stage);

export interface OutsideStanding {
  stage: OutsideStage;
  /** What the client has to pay in the end. */
  due: number;
  /** Money of theirs we hold: received, and not sent back. */
  here: number;
  /** Due but not received. */
  open: number;
  /** Received but not due. */
  toReturn: number;
  /** The part of the price not charged, or no longer, that never arrived; money that arrived and was or will be sent back counts as charged. */
  notCharged: number;
  /** Marked as paid by the client, not confirmed yet. */
  marked: number;
  /** The part of `open` that the client has not marked as paid. */
  unmarked: number;
}

/** The amount to expect when a client marked everything as paid: what is open, or was open before nothing was due any more. */
const allThatWasOpen = ({ open, here, totalPrice }: { open: number; here: number; totalPrice: number }) =>
  open || Math.max(0, totalPrice - here) || totalPrice;

const NOT_MARKED = { isMarked: false, markedAmount: null } as const;

/** Computes the standing of a payment outside the site. */
export function standingOf(facts: OutsideFacts): OutsideStanding {
  const { totalPrice, refunded, letGo, received, returned, isMarked, markedAmount } = facts;
  const [due, here] = [Math.max(0, totalPrice - refunded - letGo), received - returned];
  const [open, toReturn] = [Math.max(0, due - here), Math.max(0, here - due)];
  const marked = isMarked ? (markedAmount ?? allThatWasOpen({ open, here, totalPrice })) : 0;
  return {
    ...{ due, here, open, toReturn },
    notCharged: Math.max(0, totalPrice - Math.max(due, received)),
    marked,
    unmarked: Math.max(0, open - marked),
    stage: stageOf({ open, toReturn, received, here, isMarked }),
  };
}

/** Whether a payment was let go at the acceptance, since the site had no way to pay; every later step has its own time. */
export const hadNoWay = ({ letGo, createdAt, updatedAt }: { letGo: number; createdAt: Date; updatedAt: Date }): boolean =>
  letGo > 0 && createdAt.getTime() === updatedAt.getTime();

/** How much of a price can still be refunded: when paid outside the site no more than has come in, else (null) all that was not refunded. */
export function refundable(
  price: { totalPrice: number; refunded: number },
  payment: Omit<OutsideFacts, "totalPrice" | "refunded" | "isMarked" | "markedAmount"> | null,
) {
  if (!payment) return price.totalPrice - price.refunded;
  const { due, here } = standingOf({ ...price, ...payment, ...NOT_MARKED });
  return Math.min(due, here);
}

/**
 * How much of a client's money is still to be sent back, and how much was. With a provider, all of it was sent with the order; without an agreement
 * (`agreedAt`), nothing was ever charged.
 */
export function goneBack(
  price: { totalPrice: number; refunded: number; agreedAt: Date | null },
  payment: Omit<OutsideFacts, "totalPrice" | "refunded" | "isMarked" | "markedAmount"> | null,
) {
  if (price.agreedAt === null) return { toReturn: 0, returned: 0 };
  if (!payment) return { toReturn: 0, returned: price.refunded };
  return { toReturn: standingOf({ ...price, ...payment, ...NOT_MARKED }).toReturn, returned: payment.returned };
}

type Shared = Pick<Price, "totalPrice" | "platformFee"> & { refunded: number };

/** Final shares of a price: with an outside payment from the amount `due`, else from what was refunded. */
export const sharesOf = (price: Shared, outside: { due: number } | null): Split =>
  splitKept(price, outside ? price.totalPrice - outside.due : price.refunded);

/** What an advisor receives of it. */
export const advisorNet = (price: Shared, outside: { due: number } | null): number => sharesOf(price, outside).net;

interface Shares extends Pick<OutsideStanding, "open" | "toReturn" | "here"> {
  received: number;
  isMarked: boolean;
}

function stageOf({ open, toReturn, received, here, isMarked }: Shares): OutsideStage {
  // What a client says they sent is checked even if nothing is due by now.
  if (isMarked) return "marked";
  if (open > 0) return "awaiting";
  if (toReturn > 0) return "toReturn";
  if (here > 0) return "received";
  return received > 0 ? "returned" : "nothing";
}
