import type { ConsultationState, Move } from "./consultation";
import type { Urgency } from "./pricing";

/** From which of its two sides a consultation is looked at. */
export type Side = "client" | "adviser";

/** A consultation in a list. Amounts in minor units of the currency. */
export interface ConsultationLine {
  id: string;
  status: ConsultationState;
  topicName: string;
  scheduledTime: Date;
  endsAt: Date;
  durationMinutes: number;
  urgency: Urgency;
  currency: string;
  totalPrice: number;
  platformFee: number;
  expiresAt: Date;
  /** Empty for a client who has not said their name. */
  otherName: string;
  otherAvatar: string | null;
  otherSlug: string | null;
}

export interface ConsultationLists {
  waiting: ConsultationLine[];
  upcoming: ConsultationLine[];
  past: ConsultationLine[];
  /** Which page of `past` this is, from 1. */
  page: number;
  hasMore: boolean;
}

/** A consultation on its own page. */
export interface ConsultationPage extends ConsultationLine {
  side: Side;
  basePrice: number;
  surgeTenths: number;
  surgeAmount: number;
  rushFee: number;
  note: string;
  closeReason: string | null;
  /** The zone of the other side, to show their clock beside one's own; null when it is not known. */
  theirTimeZone: string | null;
  /** What this side can do now. */
  moves: Move[];
}
