/** What a client is told of their payment. `round` makes its mail one of its own. */
export interface PaymentUpdate {
  /** 'unconfirmed': that it had arrived was a mistake; 'unreturned': that it was sent back. */
  how: "arrived" | "unconfirmed" | "missing" | "returned" | "unreturned" | "letGo" | "due";
  amount: number;
  round: string;
}
