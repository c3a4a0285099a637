import type { AlertText } from "../alert";

/** What comes back beside a payment when something was not carried out. */
export interface PaymentAnswer {
  form: "payment";
  consultationId: string;
  alert?: AlertText;
  typed: { amount: string; reason: string };
}
