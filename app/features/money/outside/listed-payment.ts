import type { OutsideStage } from "./outside";
import type { ReturnedPart } from "./parts/received-parts";

/** A payment outside the site, as listed for admins. Amounts in minor units. */
export interface ListedPayment {
  consultationId: string;
  /** Sent with each of its forms. */
  requestKey: string;
  reference: string;
  clientName: string;
  clientEmail: string;
  /** When the client's account is erased; null unless they are deleting it. */
  leavesAt: Date | null;
  advisorName: string;
  topicName: string;
  scheduledTime: Date;
  durationMinutes: number;
  currency: string;
  totalPrice: number;
  stage: OutsideStage;
  open: number;
  here: number;
  toReturn: number;
  /** The part of the price that is not charged and never arrived: under the cancellation policy, or waived. */
  notCharged: number;
  /** What the client has marked as paid, and the part of the open amount not marked. */
  marked: number;
  unmarked: number;
  /** What was sent back. */
  returned: number;
  markedAt: Date | null;
  confirmedAt: Date | null;
  /** What came in last, while that can be undone. */
  lastReceived: number;
  /** How much of that the client had marked as paid. */
  answered?: number;
  /** Id of the part a row is about, for rows of recent arrivals and returns: `lastReceived` and `confirmedAt`, or `lastReturn`, belong to it. */
  part?: string;
  /** What was sent back last, which can be undone. */
  lastReturn?: ReturnedPart;
}
