/** What an advisor earns in one currency. All in minor units, net of the platform's fee. */
export interface EarningsSummary {
  currency: string;
  /** Of agreed consultations that have not been held yet. */
  agreed: number;
  /** Of what was held, less what went back. */
  earned: number;
  /** The part of `earned` since the date that was asked for. */
  earnedSince: number;
  /** Of what was held, but that the client has not paid yet. */
  awaited: number;
  paidOut: number;
  /** Earned and not yet paid out. */
  owed: number;
}

/** One line of an advisor's statement. Amounts in minor units of the currency. */
export interface StatementLine {
  id: string;
  at: Date;
  /** 'settle': a consultation's earnings; 'refund': something went back later; 'unreceive': its money had not come after all; 'payout': paid to the advisor. */
  kind: "settle" | "refund" | "unreceive" | "payout";
  currency: string;
  /** What the advisor gained, or with a minus lost, net of the platform's fee. */
  amount: number;
  /** What was owed after it, in this currency. */
  balance: number;
  reason: string;
  consultationId: string | null;
  topicName: string | null;
  heldAt: Date | null;
  /** How the consultation ended: of one that was not held the advisor earns what its terms keep. */
  ending: string | null;
  clientName: string | null;
  /** What the client paid, and what of it goes or went back. */
  paid: number | null;
  refunded: number | null;
  statementNumber: number | null;
  reference: string | null;
}

/** Money that came for a consultation, or with a minus was sent back, in minor units. */
export interface ReceiptPayment {
  at: Date;
  amount: number;
}

/** What a client paid for a consultation. Amounts in minor units of the currency. */
export interface Receipt {
  consultationId: string;
  /** What it is called by: the reference of its payment, or the consultation where the site's provider took the money. */
  number: string;
  advisorName: string;
  topicName: string;
  heldAt: Date;
  isCancelled: boolean;
  durationMinutes: number;
  /** When the money last came. */
  paidAt: Date;
  currency: string;
  basePrice: number;
  surgeAmount: number;
  rushFee: number;
  /** What rush added to the base price by the rules it was asked under. */
  rushPercent: number;
  total: number;
  /** What of the total has not come yet, and what of it is not asked for. */
  open: number;
  notCharged: number;
  /** What came in, and what of it has gone back. */
  received: number;
  returned: number;
  /** What of it is still to go back. */
  toReturn: number;
  /** Each that came outside the site, and each that was sent back; none where a provider took the money in one. */
  payments: ReceiptPayment[];
}

/** Who a receipt is shown to, and whose it is. */
export interface OneReceipt {
  receipt: Receipt;
  side: "client" | "advisor" | "admin";
  clientId: string;
  /** Empty for a client who has not said their name. */
  clientName: string;
}

/** A later refund of an admin's, and why. */
export interface GivenBack {
  id: string;
  /** Minor units. */
  amount: number;
  reason: string;
}
