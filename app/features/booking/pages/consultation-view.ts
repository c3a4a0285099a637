import type { GivenBack } from "#app/features/money/earnings";
import type { OutsideStanding } from "#app/features/money/outside/outside";
import type { OutsideView } from "#app/features/money/outside/outside-view";
import type { PaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions";
import type { ShownPerson } from "#app/features/profiles/person-card";
import type { ShownReviews } from "#app/features/reviews/shown-reviews";
import type { CancellationLine } from "#app/features/rules/cancellation-lines";
import type { ConsultationState, Side, Transition } from "../life/consultation";
import type { Urgency } from "../pricing";

/** A consultation in a list. Amounts in minor units of the currency. */
export interface ConsultationLine {
  id: string;
  /** Key sent with each of its forms, so that submitting twice takes a step once. */
  requestKey: string;
  status: ConsultationState;
  topicName: string;
  scheduledTime: Date;
  endsAt: Date;
  durationMinutes: number;
  /** Agreed, but one side reports the other absent: it is not settled yet who was there. */
  isUnsettled: boolean;
  /** Since when the other side says that the viewer did not come, while the viewer has still to answer. */
  accusedAt: Date | null;
  urgency: Urgency;
  /** Percentage that rush adds to the base price under the rules it was requested by. */
  rushPercent: number;
  currency: string;
  totalPrice: number;
  platformFee: number;
  /** Part of the price that is not charged, or is refunded to the client. */
  refunded: number;
  /** Deadline for answering a request or the proposed time. */
  expiresAt: Date;
  /** A proposed time that awaits an answer, and the side that proposed it. */
  proposedTime: Date | null;
  proposedBy: Side | null;
  /** The viewer's private note. */
  ownNote: string | null;
  /** Empty for a client who has not given a name. */
  otherName: string;
  otherAvatar: string | null;
  otherSlug: string | null;
  /** The other side's zone, to show their local time beside the viewer's; null when unknown. */
  theirTimeZone: string | null;
  /** The client's job and company, for the advisor; empty for the client, and when not given. */
  otherWork: string;
  /** What the client wrote about the topic. */
  note: string;
  /** State of a payment outside the site; null before it is agreed, and with a provider. */
  payment: (OutsideStanding & Pick<OutsideView, "markedAt" | "returned">) | null;
}

/** One that is over, in a list. */
export interface PastConsultation extends ConsultationLine {
  /** Until when the viewer can write a review; null when they cannot. */
  reviewUntil: Date | null;
  /** Whether the viewer can book its advisor again. */
  mayAgain: boolean;
}

/** The client of a consultation as its advisor sees them. */
export interface ClientSummary {
  person: ShownPerson;
  rating: { rating: number | null; count: number };
  /** Whether they have had a consultation on the site. */
  isKnown: boolean;
}

export interface ConsultationLists {
  waiting: ConsultationLine[];
  upcoming: ConsultationLine[];
  past: PastConsultation[];
  /** Page number of `past`, from 1. */
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
  closeReason: string | null;
  closedBy: Side | "admin" | "clock" | null;
  /** Whether its advisor can still be booked for other hours. */
  canBeBooked: boolean;
  /** Where the viewer writes to the other side; null when they cannot be reached. */
  messagePath: string | null;
  /** Whether the viewer can block the other side, and has not done so. */
  mayBlock: boolean;
  /** Whether the viewer has blocked the other side. */
  isBlocked: boolean;
  /** The agreed hour that someone other than its client cancelled, while other advisors can still be booked for it. */
  lostHour: Date | null;
  /** Whether the other side has left the site for good. */
  hasLeft: boolean;
  /** Id of the request that replaced it; null if it was not changed. */
  replacedBy: string | null;
  noShowOf: Side | null;
  /** The side that let the request expire. */
  silent: Side | null;
  /** Later refunds by an admin, with the reasons. */
  givenBack: GivenBack[];
  /** An absence reported by the other side, until it is settled: with the words of both. */
  absence: { of: Side; words: string; reply: string; isDenied: boolean; replyUntil: Date } | null;
  /** Whether the other side already denied a report that the viewer then took back. */
  isAnsweredBefore: boolean;
  /** Refund percentages for cancelling after a move requested now; after the pending move; and after the last one made. */
  refundIfMoved: number;
  proposedRefundPercent: number | null;
  mostRefundPercent: number | null;
  /** Refund to the client if this side cancels now, in minor units. */
  refundIfCancelled: number;
  /** Refund terms of a cancellation by the client, as they were when it was requested. */
  cancellation: readonly CancellationLine[];
  /** Those of a proposed time that the client can agree to, if cancelling it no longer refunds everything. */
  cancellationIfAgreed: readonly CancellationLine[] | null;
  /** How many more times can be proposed. */
  countersLeft: number;
  /** Whether it was ever agreed. */
  wasAgreed: boolean;
  /** Whether the agreed time was proposed by one of the sides, rather than originally requested. */
  isOfProposal: boolean;
  /** Sequence number known to calendars. */
  sequence: number;
  /** Whether it is agreed and starts within a day or is under way: the join link then comes first. */
  isNear: boolean;
  /** Whether its agreed time has started, and whether it is over. */
  hasStarted: boolean;
  hasEnded: boolean;
  /** A short selection of the advisor's free times; empty when no other time can be proposed. */
  freeTimes: Date[];
  /** The advisor's free times in the coming weeks, as on their page: pairs of epoch ms. */
  free: [start: number, end: number][];
  reviews: ShownReviews | null;
  /** For the advisor: the client. */
  clientSummary: ClientSummary | null;
  /** Whether its price is still to be authorised with the payment provider. */
  isUnpaid: boolean;
  /** Whether the client disputes the price with their bank, and that is not decided yet. */
  isDisputed: boolean;
  /** State of the money, if the client pays outside the site; null before it is agreed. */
  payment: OutsideView | null;
  /** The part of its price that stays due since its client cancelled late, and by when what is due once it is over is to be paid. */
  late: number | null;
  payUntil: Date | null;
  /** Whether any money was received, so that there is a receipt. */
  hasReceipt: boolean;
  /** How it will be paid outside the site, for the client while an answer is pending. */
  payWay: PaymentInstructions | null;
  /** Contact for questions about a payment. */
  contact: string;
  /** What a cancellation by this side would mean for a payment outside the site. */
  ifCancelled: { paid: number; back: number; stillDue: number } | null;
  /** Meeting link, while it is agreed. */
  meetingLink: string | null;
  /** What this side can do now. */
  transitions: Transition[];
}
