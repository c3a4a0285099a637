import type { GivenBack } from "#app/features/money/earnings";
import type { OutsideStanding } from "#app/features/money/outside/outside";
import type { OutsideView } from "#app/features/money/outside/outside-view";
import type { PayWay } from "#app/features/money/pay-way/pay-way";
import type { ShownPerson } from "#app/features/profiles/person-card";
import type { ShownReviews } from "#app/features/reviews/shown-reviews";
import type { CancellationLine } from "#app/features/rules/cancellation-lines";
import type { ConsultationState, Side, Transition } from "../life/consultation";
import type { Urgency } from "../pricing";

/** A consultation in a list. Amounts in minor units of the currency. */
export interface ConsultationLine {
  id: string;
  /** Goes with every form of it: pressed twice, a step is taken once. */
  requestKey: string;
  status: ConsultationState;
  topicName: string;
  scheduledTime: Date;
  endsAt: Date;
  durationMinutes: number;
  /** It is agreed, and one side says that the other did not come: it is not settled yet who was there. */
  isUnsettled: boolean;
  urgency: Urgency;
  /** What rush adds to the base price by the rules it was asked under. */
  rushPercent: number;
  currency: string;
  totalPrice: number;
  platformFee: number;
  /** What of the price is not asked for, or goes back to the client. */
  refunded: number;
  /** Until when a request, or the proposed time, can be answered. */
  expiresAt: Date;
  /** Another time that waits for an answer, and whose it is. */
  proposedTime: Date | null;
  proposedBy: Side | null;
  /** What the one who looks has noted down, for nobody else. */
  ownNote: string | null;
  /** Empty for a client who has not said their name. */
  otherName: string;
  otherAvatar: string | null;
  otherSlug: string | null;
  /** The zone of the other side, to show their clock beside one's own; null when it is not known. */
  theirTimeZone: string | null;
  /** What the client does and where, for the advisor; empty for the client, and where nothing is said. */
  otherWork: string;
  /** What the client wrote that it is about. */
  note: string;
  /** How it stands where the client pays outside the site; null before it is agreed, and with a provider. */
  payment: (OutsideStanding & Pick<OutsideView, "markedAt" | "returned">) | null;
}

/** The client of a consultation as its advisor sees them. */
export interface Asker {
  person: ShownPerson;
  rating: { rating: number | null; count: number };
  /** Whether they have had a consultation on the site. */
  isKnown: boolean;
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
  closeReason: string | null;
  closedBy: Side | "admin" | "clock" | null;
  /** Whether its advisor can still be asked for other hours. */
  canBeAsked: boolean;
  /** Where the one who looks writes to the other side; null where nothing reaches them. */
  messagePath: string | null;
  /** Whether the one who looks can block the other side, and has not. */
  mayBlock: boolean;
  /** The agreed hour that somebody else than its client has cancelled, as long as others can be asked for it. */
  lostHour: Date | null;
  /** Whether the other side has left the site for good. */
  hasLeft: boolean;
  /** The request that took its place; null for one that was not changed. */
  replacedBy: string | null;
  noShowOf: Side | null;
  /** What an admin gave back afterwards, and why. */
  givenBack: GivenBack[];
  /** That one side did not come, as the other says, until it is settled: with the words of both. */
  absence: { of: Side; words: string; reply: string; isDenied: boolean; replyUntil: Date } | null;
  /** Whether the other side has answered before that it came, of what the one who looks took back. */
  isAnsweredBefore: boolean;
  /** What a client gets back, in percent, who cancels what they ask now to move; and of the move that was asked for, and of the last one. */
  refundIfMoved: number;
  proposedRefundPercent: number | null;
  mostRefundPercent: number | null;
  /** What goes back to the client if this side cancels now, in minor units. */
  refundIfCancelled: number;
  /** What a client who cancels gets back, as it was when this was asked for. */
  cancellation: readonly CancellationLine[];
  /** How often another time can still be proposed. */
  countersLeft: number;
  /** Whether it was ever agreed. */
  wasAgreed: boolean;
  /** Whether its time was agreed as one of the sides proposed it, rather than as it was asked for. */
  isOfProposal: boolean;
  /** The version that calendars know. */
  sequence: number;
  /** Whether it is agreed and begins within a day, or is under way: then the way in stands first. */
  isNear: boolean;
  /** Whether its agreed time has begun, and whether it is over. */
  hasStarted: boolean;
  hasEnded: boolean;
  /** A few free times of the advisor, to choose another one from; none where none can be proposed. */
  freeTimes: Date[];
  /** When the advisor is free in the weeks ahead, as their page has it: pairs of epoch ms. */
  free: [start: number, end: number][];
  reviews: ShownReviews | null;
  /** For the advisor: who asks. */
  asker: Asker | null;
  /** Whether its price still waits to be authorised with the payment provider. */
  isUnpaid: boolean;
  /** How it stands with the money, where the client pays outside the site; null before it is agreed. */
  payment: OutsideView | null;
  /** Whether money has come for it: then there is a receipt. */
  hasReceipt: boolean;
  /** How it will be paid outside the site, for the client while it waits for an answer. */
  payWay: PayWay | null;
  /** Whom to write to about a payment. */
  contact: string;
  /** What a cancellation by this side would mean for what is paid outside the site. */
  ifCancelled: { paid: number; back: number; stillDue: number } | null;
  /** Where it takes place, while it is agreed. */
  meetingLink: string | null;
  /** What this side can do now. */
  transitions: Transition[];
}
