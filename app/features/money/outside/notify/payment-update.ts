/** What a client is told of their payment. `round` makes its mail one of its own. */
export interface PaymentUpdate {
  how: "arrived" | "missing" | "returned" | "letGo" | "due";
  amount: number;
  round: string;
}
