import type { Urgency } from "./pricing";

/** What an open request asked for that another one of the same person has taken the place of. The price in minor units. */
export interface ReplacedTerms {
  scheduledTime: Date;
  durationMinutes: number;
  urgency: Urgency;
  topicName: string;
  totalPrice: number;
  currency: string;
}
