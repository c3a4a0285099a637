/** An advisor's earnings in one currency. All in minor units, net of the platform's fee. */
export interface EarningsSummary {
  currency: string;
  /** From agreed consultations not held yet. */
  agreed: number;
  /** From consultations held, minus refunds. */
  earned: number;
  /** The part of `earned` since the requested date. */
  earnedSince: number;
  /** From consultations held that the client has not paid yet. */
  awaited: number;
  paidOut: number;
  /** Earned and not yet paid out. */
  owed: number;
}

/** One line of an advisor's statement. Amounts in minor units of the currency. */
export interface StatementLine {
  id: string;
  at: Date;
  /** 'settle': a consultation's earnings; 'refund': a later refund; 'unreceive': its payment had not arrived after all; 'payout': paid to the advisor. */
  kind: "settle" | "refund" | "unreceive" | "payout";
  currency: string;
  /** The advisor's gain, or loss if negative, net of the platform's fee. */
  amount: number;
  /** Balance owed after this line, in this currency. */
  balance: number;
  reason: string;
  consultationId: string | null;
  topicName: string | null;
  heldAt: Date | null;
  /** How the consultation ended: if it was not held, the advisor earns what its terms let them keep. */
  ending: string | null;
  clientName: string | null;
  /** What the client paid, and how much of it is or will be refunded. */
  paid: number | null;
  refunded: number | null;
  statementNumber: number | null;
  /** Whether the provider has not transferred this payout yet. */
  isOnTheWay: boolean;
  reference: string | null;
}

/** A payment received for a consultation, or a return if negative, in minor units. */
export interface ReceiptPayment {
  at: Date;
  amount: number;
}

/** A client's receipt for a consultation. Amounts in minor units of the currency. */
export interface Receipt {
  consultationId: string;
  /** The payment's reference, or one derived from the consultation if the payment provider took the money. */
  number: string;
  advisorName: string;
  topicName: string;
  heldAt: Date;
  isCancelled: boolean;
  durationMinutes: number;
  /** When the last payment arrived. */
  paidAt: Date;
  currency: string;
  basePrice: number;
  surgeAmount: number;
  rushFee: number;
  /** The rush surcharge in percent of the base price, under the rules at the time of the request. */
  rushPercent: number;
  total: number;
  /** The part of the total that has not arrived yet, and the part that is not charged. */
  open: number;
  notCharged: number;
  /** What came in, and how much of it was sent back. */
  received: number;
  returned: number;
  /** How much of it is still to be sent back. */
  toReturn: number;
  /** Every payment received outside the site and every return; empty when a provider took the money at once. */
  payments: ReceiptPayment[];
}

/** A receipt with the side that views it and the client it belongs to. */
export interface OneReceipt {
  receipt: Receipt;
  side: "client" | "advisor" | "admin";
  clientId: string;
  /** Empty for a client who has not given a name. */
  clientName: string;
}

/** A later refund by an admin, with the reason. */
export interface GivenBack {
  id: string;
  /** Minor units. */
  amount: number;
  reason: string;
}
