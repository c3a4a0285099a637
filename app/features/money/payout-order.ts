/** What an admin orders paid out: everything that was owed to an advisor in a currency when they looked, in minor units. */
export interface PayoutOrder {
  advisorId: string;
  currency: string;
  amount: number;
  /** Stands for where they saw it go. */
  goesTo: string;
  /** How the money went; it stands on the advisor's statement. */
  reference: string;
  /** Of the form: the same order twice pays once. */
  key: string;
}

/** What is owed to an advisor in one currency, in minor units. */
export interface OwedPayout {
  advisorId: string;
  name: string;
  email: string;
  currency: string;
  /** Can be paid out. */
  amount: number;
  /** Is owed beside it, and waits: the client can still say that nobody came, or has said so. */
  waiting: number;
  /** Of an advisor who asked to have their account deleted: when that is done. */
  leavesAt: Date | null;
  /** Goes with the form that pays it out. */
  requestKey: string;
  /** Goes through the payment provider; else the operator sends it. */
  isTransferred: boolean;
  /** The end of the name of the account it is transferred to, by which admins find it at the provider; empty where it goes otherwise. */
  accountEnd: string;
  /** Where the operator sends it, as the advisor has said; null while they have not. */
  destination: PayoutDestination | null;
  /** Stands for where it goes, in the form that pays it out. */
  goesTo: string;
}

/** An account, or words. */
export interface PayoutDestination {
  holder: string;
  iban: string;
  bic: string;
  words: string;
}

/** A payout that was made. */
export interface MadePayout {
  id: string;
  number: number;
  name: string;
  currency: string;
  amount: number;
  reference: string;
  createdAt: Date;
  /** It is owed again. */
  isTakenBack: boolean;
}
