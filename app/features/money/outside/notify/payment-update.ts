/** What a client is told of their payment. `round` makes its mail one of its own. */
export interface PaymentUpdate {
  /** 'unconfirmed': that it had arrived was a mistake. */
  how: "arrived" | "unconfirmed" | "missing" | "returned" | "letGo" | "due";
  amount: number;
  round: string;
}
