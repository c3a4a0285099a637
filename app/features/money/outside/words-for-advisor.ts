import type { OutsideView } from "./outside-view";
import { paymentState } from "./payment-state";

const WORDS = {
  awaiting: "advisorAwaiting",
  part: "advisorPart",
  marked: "advisorMarked",
  furtherMarked: "advisorMarkedFurther",
  markedInVain: "advisorMarkedInVain",
  received: "advisorReceived",
  returnedPart: "advisorReturnedPart",
  toReturn: "advisorReturning",
  allToReturn: "advisorReturningAll",
  returned: "advisorReturned",
  nothing: "advisorNothing",
  betweenThem: "advisorBetweenThem",
} as const;

type Told = Pick<OutsideView, "stage" | "due" | "here" | "marked" | "toReturn" | "returned" | "isBetweenThem">;

/** Key of the text for an advisor about a client's payment, with the amount it may mention: received, to be sent back, or sent back. */
export function wordsForAdvisor(payment: Told) {
  const { toReturn, returned, here } = payment;
  const word = WORDS[stageFor(payment)];
  if (word === "advisorPart" || word === "advisorReceived") return { word, amount: here };
  if (word === "advisorMarked" || word === "advisorMarkedFurther") return { word, amount: payment.marked };
  return { word, amount: toReturn || returned };
}

/** When nothing is due any more the advisor gets no payout, whatever the client has marked. */
function stageFor({ stage, due, here, toReturn, returned, isBetweenThem }: Told): keyof typeof WORDS {
  if (isBetweenThem) return "betweenThem";
  if ((stage === "marked" || stage === "toReturn") && toReturn > 0) return toReturn === here && returned === 0 ? "allToReturn" : "toReturn";
  if (stage === "marked" && due === 0) return "markedInVain";
  if (stage === "marked" && here > 0) return "furtherMarked";
  return paymentState({ stage, here, returned });
}
