/** An update to a client about their payment. `round` makes its email unique. */
export interface PaymentUpdate {
  /** 'unconfirmed': the arrival was a mistake; 'unreturned': the return was a mistake. */
  how: "arrived" | "unconfirmed" | "missing" | "returned" | "unreturned" | "letGo" | "due";
  amount: number;
  round: string;
}
