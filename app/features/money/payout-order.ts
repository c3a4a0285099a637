/** An admin's payout order: everything owed to an advisor in a currency when the admin looked, in minor units. */
export interface PayoutOrder {
  advisorId: string;
  currency: string;
  amount: number;
  /** Fingerprint of the destination the admin saw. */
  goesTo: string;
  /** How the money was sent; shown on the advisor's statement. */
  reference: string;
  /** Key of the form: the same order twice pays once. */
  key: string;
}

/** What is owed to an advisor in one currency, in minor units. */
export interface OwedPayout {
  advisorId: string;
  name: string;
  email: string;
  currency: string;
  /** Ready to be paid out. */
  amount: number;
  /** Owed besides, but held back: the client can still say that the advisor did not come, or has said so. */
  waiting: number;
  /** When the account will be deleted, if the advisor has asked for that. */
  leavesAt: Date | null;
  /** Sent with the form that pays it out. */
  requestKey: string;
  /** Whether it goes through the payment provider; otherwise the operator sends it. */
  isTransferred: boolean;
  /** The last characters of the provider account, by which admins find it there; empty if it goes elsewhere. */
  accountEnd: string;
  /** Where the operator sends it, as given by the advisor; null until then. */
  destination: PayoutDestination | null;
  /** Fingerprint of the destination, sent with the form that pays it out. */
  goesTo: string;
}

/** A bank account, or free text. */
export interface PayoutDestination {
  holder: string;
  iban: string;
  bic: string;
  words: string;
}

/** A completed payout. */
export interface MadePayout {
  id: string;
  number: number;
  name: string;
  currency: string;
  amount: number;
  reference: string;
  createdAt: Date;
  /** Whether it was taken back, so that the amount is owed again. */
  isTakenBack: boolean;
  /** Where the provider's transfer stands until it is done: 'held' while money in it is disputed or was refunded, 'refused' once it was given up. Null otherwise, and when the operator sent it. */
  transfer: "underWay" | "held" | "refused" | null;
}
