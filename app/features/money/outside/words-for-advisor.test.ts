import { expect, test } from "vitest";
import { type OutsideFacts, standingOf } from "./outside";
import { wordsForAdvisor } from "./words-for-advisor";

const wordsOf = (facts: Partial<OutsideFacts>) => {
  const all = { totalPrice: 120_00, refunded: 0, letGo: 0, received: 0, returned: 0, isMarked: false, ...facts };
  return wordsForAdvisor({ ...standingOf(all), returned: all.returned });
};

test("of a cancelled hour its advisor reads that the money goes back or has gone, and never that the client has paid and nothing more", () => {
  expect(wordsOf({ received: 120_00 }).word).toBe("advisorReceived");
  expect(wordsOf({ received: 120_00, refunded: 120_00 })).toEqual({ word: "advisorReturning", amount: 120_00 });
  expect(wordsOf({ received: 120_00, refunded: 60_00 })).toEqual({ word: "advisorReturning", amount: 60_00 });
  expect(wordsOf({ received: 120_00, refunded: 60_00, returned: 60_00 })).toEqual({ word: "advisorReturnedPart", amount: 60_00 });
  expect(wordsOf({ received: 120_00, refunded: 120_00, returned: 120_00 }).word).toBe("advisorReturned");
  expect(wordsOf({ refunded: 120_00 }).word).toBe("advisorNothing");
});
