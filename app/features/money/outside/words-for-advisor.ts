import type { OutsideView } from "./outside-view";

const WORDS = {
  awaiting: "advisorAwaiting",
  marked: "advisorMarked",
  received: "advisorReceived",
  returnedPart: "advisorReturnedPart",
  toReturn: "advisorReturning",
  returned: "advisorReturned",
  nothing: "advisorNothing",
} as const;

/** What an advisor is told of a client's payment, with the amount that the words may name: of what goes back, or has gone, they read. */
export function wordsForAdvisor({ stage, toReturn, returned }: Pick<OutsideView, "stage" | "toReturn" | "returned">) {
  const word = WORDS[stage === "received" && returned > 0 ? "returnedPart" : stage];
  return { word, amount: stage === "toReturn" ? toReturn : returned };
}
