import type { OutsideStage } from "./outside";
import type { ReturnedPart } from "./parts/received-parts";

/** A payment outside the site as admins find it. Amounts in minor units. */
export interface ListedPayment {
  consultationId: string;
  /** Goes with every form of it. */
  requestKey: string;
  reference: string;
  clientName: string;
  clientEmail: string;
  advisorName: string;
  topicName: string;
  scheduledTime: Date;
  currency: string;
  totalPrice: number;
  stage: OutsideStage;
  open: number;
  here: number;
  toReturn: number;
  /** What of the price is not asked for and never came: by the cancellation policy, or waived. */
  notCharged: number;
  /** What the client says they have paid, and what of the open they have not said of. */
  marked: number;
  unmarked: number;
  /** What was sent back. */
  returned: number;
  markedAt: Date | null;
  confirmedAt: Date | null;
  /** What came in last, while that can be taken back. */
  lastReceived: number;
  /** What of that the client had said they have paid. */
  answered?: number;
  /** The id of the part that a row is about, among those that came in or went back lately: `lastReceived` and `confirmedAt`, or `lastReturn`, are of it. */
  part?: string;
  /** What was sent back last, which can be taken back. */
  lastReturn?: ReturnedPart;
}
