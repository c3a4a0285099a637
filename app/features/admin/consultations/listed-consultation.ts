import type { ConsultationState } from "#app/features/booking/life/consultation";
import type { Closed } from "#app/features/booking/of-suspension";
import type { PaymentState } from "#app/features/money/outside/payment-state";
import type { AlertText } from "../alert";

/** A consultation as listed for admins. Amounts are in minor units of its currency. */
export interface ListedConsultation {
  id: string;
  /** Idempotency key, submitted with every form of the row that moves money. */
  requestKey: string;
  /** State as a string, submitted with each decision to detect changes since. */
  standing: string;
  status: ConsultationState;
  clientName: string;
  clientEmail: string;
  advisorName: string;
  topicName: string;
  requestedAt: Date;
  scheduledTime: Date;
  durationMinutes: number;
  hasEnded: boolean;
  currency: string;
  totalPrice: number;
  /** Amounts not charged, received and still due when the client pays outside the site; `stillOpen` is 0 while the full price is due. */
  notCharged: number;
  arrived: number;
  stillOpen: number;
  /** Amount still to refund, and amount refunded. */
  toReturn: number;
  returned: number;
  /** Payment state when the client pays outside the site; null before it is agreed, and with a provider. */
  payment: PaymentState | null;
  closeReason: string | null;
  closedBy: Closed["closedBy"];
  canCancel: boolean;
  canRecordNoShow: boolean;
  /** Reported absence, not settled yet; `isDenied` once the other side has disputed it. */
  absence: { of: "client" | "advisor"; words: string; reply: string; isDenied: boolean } | null;
  isUnsettled: boolean;
  /** Whether an admin can confirm that it took place. */
  canComplete: boolean;
  /** Refundable amount in minor units. */
  refundable: number;
}

/** Action data of a consultation form that was not carried out. */
export interface ConsultationAnswer {
  form: "consultation";
  consultationId: string;
  alert?: AlertText;
  /** Intent of the form with invalid input, whose dialog stays open. */
  refusedIntent?: string;
  typed: { reason: string; amount: string; noShowOf: string };
}
