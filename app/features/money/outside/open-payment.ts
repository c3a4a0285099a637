/** A payment a client has to make for a consultation, or has marked as paid. The amount is in minor units of the currency. */
export interface OpenPayment {
  consultationId: string;
  topicName: string;
  advisorName: string;
  scheduledTime: Date;
  currency: string;
  amount: number;
  /** When they marked it as paid; null while it is due. */
  markedAt: Date | null;
}
