export interface Checkout {
  consultationId: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  title: string;
  email: string;
  /** Where the person comes back to. */
  returnTo: string;
  endsAt: Date;
}

/** What a provider tells by itself, in our words. */
export type ProviderEvent =
  | { id: string; type: "authorised"; consultationId: string; reference: string; amount: number; currency: string }
  | { id: string; type: "account"; account: string; isReady: boolean }
  /** Where an account pays out to is another one now. */
  | { id: string; type: "accountElsewhere"; account: string }
  | { id: string; type: "other" };

/** Paid outside the site, in the way the operator names to people: built in, and needs nothing. */
export interface ManualProvider {
  collects: false;
}

/** An amount in minor units of its currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** Collects the money itself. Every call carries a key: the same key twice is done once. Amounts in minor units. */
export interface CollectingProvider {
  collects: true;
  /** What it is called, and a plain request whose answer tells whether it takes the key that a setting names: what the doctor asks. */
  name: string;
  keyCheck: { url: string; headers: Record<string, string>; setting: string };
  /** Whether it has failed so often that nothing is asked of it for a while. */
  rests(): boolean;
  /** Opens a page where the client authorises a price; nothing is taken yet. */
  openCheckout(checkout: Checkout, key: string): Promise<{ checkoutId: string; url: string }>;
  endCheckout(checkoutId: string, key: string): Promise<void>;
  capture(reference: string, money: Money, key: string): Promise<void>;
  release(reference: string, key: string): Promise<void>;
  refund(reference: string, money: Money, key: string): Promise<void>;
  transfer(account: string, money: Money, key: string): Promise<void>;
  openAccount(advisorId: string, email: string): Promise<string>;
  /** The page where an advisor says who they are and where their bank is. */
  accountPage(account: string, returnTo: string): Promise<string>;
  /** A verified message of the provider; null when it is not signed by the provider, in its body and headers, or is older than five minutes. */
  readEvent(body: string, headers: Headers, now: Date): Promise<ProviderEvent | null>;
}

export type PaymentProvider = ManualProvider | CollectingProvider;
