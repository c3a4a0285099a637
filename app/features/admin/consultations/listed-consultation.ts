import type { ConsultationState } from "#app/features/booking/life/consultation";
import type { Closed } from "#app/features/booking/of-suspension";
import type { PaymentState } from "#app/features/money/outside/payment-state";
import type { AlertText } from "../alert";

/** A consultation as admins find it. Amounts in minor units of its currency. */
export interface ListedConsultation {
  id: string;
  /** Goes with every form of it that moves money. */
  requestKey: string;
  /** How it stands, for what is decided about it. */
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
  /** What of the price is not charged, has come, and is still due, where the client pays outside the site: nothing of what waits whole. */
  notCharged: number;
  arrived: number;
  stillOpen: number;
  /** What is still to go back of what had come in, and what has gone back. */
  toReturn: number;
  returned: number;
  /** How it stands where the client pays outside the site; null before it is agreed, and with a provider. */
  payment: PaymentState | null;
  closeReason: string | null;
  closedBy: Closed["closedBy"];
  canCancel: boolean;
  canRecordNoShow: boolean;
  /** That both have said different things of who was there, or that one has spoken alone so far. */
  absence: { of: "client" | "advisor"; words: string; reply: string; isDenied: boolean } | null;
  isUnsettled: boolean;
  /** Whether it can be decided that it took place. */
  canComplete: boolean;
  /** What can still be given back, in minor units. */
  refundable: number;
}

/** What comes back beside a consultation when something was not carried out. */
export interface ConsultationAnswer {
  form: "consultation";
  consultationId: string;
  alert?: AlertText;
  /** The intent of the form whose typed values are what is wrong: its question stays open. */
  refusedIntent?: string;
  typed: { reason: string; amount: string; noShowOf: string };
}
