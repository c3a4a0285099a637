import type { Urgency } from "./pricing";

/** Terms of an open request that another request by the same person has replaced. The price is in minor units. */
export interface ReplacedTerms {
  scheduledTime: Date;
  durationMinutes: number;
  urgency: Urgency;
  topicName: string;
  totalPrice: number;
  currency: string;
}
