/** A dispute that is not decided yet, as listed for admins; minor units of its currency. */
export interface OpenDispute {
  id: string;
  consultationId: string;
  amount: number;
  currency: string;
  since: Date;
  clientName: string;
  advisorName: string;
}
