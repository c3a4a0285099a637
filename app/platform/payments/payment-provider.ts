export interface Checkout {
  consultationId: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  title: string;
  email: string;
  /** Address to which the person returns. */
  returnTo: string;
  endsAt: Date;
}

/** A webhook event of the provider, in our terms. */
export type ProviderEvent =
  | { id: string; type: "authorised"; consultationId: string; reference: string; amount: number; currency: string }
  | { id: string; type: "account"; account: string; isReady: boolean }
  /** The account's payout destination has changed. */
  | { id: string; type: "accountElsewhere"; account: string }
  /** A client disputes a payment with their bank; `outcome` once it is decided: whether the money stayed. */
  | {
      id: string;
      type: "disputed";
      disputeId: string;
      reference: string;
      amount: number;
      currency: string;
      outcome: "kept" | "lost" | null;
    }
  /** Something of a captured payment was refunded, here or at the provider: `refundsOf` says what. */
  | { id: string; type: "refunded"; reference: string }
  /** A refund that had been made has failed since, days later perhaps: the client's bank did not take it, and the money is the site's again. */
  | { id: string; type: "refundFailed"; refundId: string; reference: string }
  | { id: string; type: "other" };

/** Payment outside the site, in a way that the operator describes: built in, needs no configuration. */
export interface ManualProvider {
  collects: false;
}

/** A refund of a payment. */
export interface ListedRefund {
  id: string;
  amount: number;
  currency: string;
  /** Key of this site's order that it carries out; null for one that somebody made at the provider itself, and for the oldest of our own. */
  order: string | null;
  /** Whether it came to nothing; otherwise it has gone out or is on its way. */
  isOff: boolean;
}

/** An amount in minor units of its currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** Collects payments itself. Every call has an idempotency key: the same key twice takes effect once. Amounts are in minor units. */
export interface CollectingProvider {
  collects: true;
  /** The provider's name, and a harmless request that shows whether the key in `setting` is accepted: used by the doctor. */
  name: string;
  keyCheck: { url: string; headers: Record<string, string>; setting: string };
  /** Whether the breaker is open after repeated failures. */
  rests(): boolean;
  /** Whether this failure is the provider's answer, which it gives again for the same key: what is asked for needs another key. */
  isLastAnswer(error: unknown): boolean;
  /** Opens a page where the client authorises a price; nothing is captured yet. */
  openCheckout(checkout: Checkout, key: string): Promise<{ checkoutId: string; url: string }>;
  endCheckout(checkoutId: string, key: string): Promise<void>;
  capture(reference: string, money: Money, key: string): Promise<void>;
  release(reference: string, key: string): Promise<void>;
  /** 'failed' when it has come to nothing already, which is the last answer for its key. */
  refund(reference: string, money: Money, key: string): Promise<"made" | "failed">;
  /** Every refund of a payment, oldest first, those that failed, too. */
  refundsOf(reference: string): Promise<ListedRefund[]>;
  transfer(account: string, money: Money, key: string): Promise<void>;
  openAccount(advisorId: string, email: string): Promise<string>;
  /** The page where an advisor enters their identity and bank account. */
  accountPage(account: string, returnTo: string): Promise<string>;
  /** Verifies and parses a webhook; null when its signature (body and headers) is invalid or older than five minutes. */
  readEvent(body: string, headers: Headers, now: Date): Promise<ProviderEvent | null>;
}

export type PaymentProvider = ManualProvider | CollectingProvider;
