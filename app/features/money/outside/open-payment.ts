/** What a client has to pay for a consultation, or says they have paid. The amount is in minor units of the currency. */
export interface OpenPayment {
  consultationId: string;
  topicName: string;
  advisorName: string;
  scheduledTime: Date;
  currency: string;
  amount: number;
  /** When they said that they have paid; null while it is awaited. */
  markedAt: Date | null;
}
