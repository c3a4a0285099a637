import { type Price, type Split, splitKept } from "../postings";

/** What of a consultation that is paid outside the site decides how its payment stands. Amounts in minor units. */
export interface OutsideFacts {
  totalPrice: number;
  /** What of the total is not asked for, or goes back: the cancellation policy's, and later refunds. */
  refunded: number;
  /** What an admin no longer asks for. */
  letGo: number;
  received: number;
  returned: number;
  isMarked: boolean;
  /** What the client said they have paid; null where they said all that was open. */
  markedAmount: number | null;
}

/**
 * 'awaiting' the client's money, 'marked' as paid by the client, 'received' in full, 'toReturn': more is here than is due, 'returned' all of it, or
 * 'nothing': none came, and none is due.
 */
export type OutsideStage = "awaiting" | "marked" | "received" | "toReturn" | "returned" | "nothing";

/** Whether nothing waits of a payment any more. */
export const isSettled = (stage: OutsideStage): boolean => ["received", "returned", "nothing"].includes(stage);

export interface OutsideStanding {
  stage: OutsideStage;
  /** What the client is to have paid in the end. */
  due: number;
  /** What is here of theirs: received, and not sent back. */
  here: number;
  /** What of the due is not here. */
  open: number;
  /** What is here and not due. */
  toReturn: number;
  /** What of the price is not asked for, or not any more, and never came: what came and goes back, or went back, was charged. */
  notCharged: number;
  /** What the client says they have paid and nobody has seen yet. */
  marked: number;
  /** What of the open they have not said either that they have paid it. */
  unmarked: number;
}

/** What to look for where a client said that they have paid all: what is open, or was before nothing was due any more. */
const allThatWasOpen = ({ open, here, totalPrice }: { open: number; here: number; totalPrice: number }) =>
  open || Math.max(0, totalPrice - here) || totalPrice;

const NOT_MARKED = { isMarked: false, markedAmount: null } as const;

/** How a payment outside the site stands. */
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

/** How much of a price can still be given back: paid outside the site no more than has come in, else (null) all that has not gone back. */
export function refundable(
  price: { totalPrice: number; refunded: number },
  payment: Omit<OutsideFacts, "totalPrice" | "refunded" | "isMarked" | "markedAmount"> | null,
) {
  if (!payment) return price.totalPrice - price.refunded;
  const { due, here } = standingOf({ ...price, ...payment, ...NOT_MARKED });
  return Math.min(due, here);
}

/**
 * What of a client's money is still to go back, and what has gone: where a provider has it, all of it has gone with the order; of what nobody agreed to
 * (`agreedAt`) nothing was ever taken.
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

/** Who gets what in the end of a price of which the client is to pay `due`, where they pay outside the site, or of which something went back. */
export const sharesOf = (price: Shared, outside: { due: number } | null): Split =>
  splitKept(price, outside ? price.totalPrice - outside.due : price.refunded);

/** What an advisor receives of it. */
export const advisorNet = (price: Shared, outside: { due: number } | null): number => sharesOf(price, outside).net;

interface Shares extends Pick<OutsideStanding, "open" | "toReturn" | "here"> {
  received: number;
  isMarked: boolean;
}

function stageOf({ open, toReturn, received, here, isMarked }: Shares): OutsideStage {
  // What a client says they have sent is looked for, though nothing may be due by now.
  if (isMarked) return "marked";
  if (open > 0) return "awaiting";
  if (toReturn > 0) return "toReturn";
  if (here > 0) return "received";
  return received > 0 ? "returned" : "nothing";
}
