import { expect, test } from "vitest";
import { type OutsideFacts, standingOf } from "./outside";
import { wordsForAdvisor } from "./words-for-advisor";

const wordsOf = (facts: Partial<OutsideFacts>) => {
  const all = { totalPrice: 120_00, refunded: 0, letGo: 0, received: 0, returned: 0, isMarked: false, markedAmount: null, ...facts };
  return wordsForAdvisor({ ...standingOf(all), returned: all.returned, isBetweenThem: false });
};

test("of a cancelled hour its advisor reads that the money goes back or has gone, and never that the client has paid and nothing more", () => {
  expect(wordsOf({ received: 120_00 })).toEqual({ word: "advisorReceived", amount: 120_00 });
  expect(wordsOf({ received: 60_00, refunded: 60_00 })).toEqual({ word: "advisorReceived", amount: 60_00 });
  expect(wordsOf({ received: 120_00, refunded: 120_00 })).toEqual({ word: "advisorReturningAll", amount: 120_00 });
  expect(wordsOf({ received: 120_00, refunded: 60_00 })).toEqual({ word: "advisorReturning", amount: 60_00 });
  expect(wordsOf({ received: 120_00, refunded: 120_00, returned: 20_00 })).toEqual({ word: "advisorReturning", amount: 100_00 });
  expect(wordsOf({ received: 120_00, refunded: 60_00, returned: 60_00 })).toEqual({ word: "advisorReturnedPart", amount: 60_00 });
  expect(wordsOf({ received: 120_00, refunded: 120_00, returned: 120_00 }).word).toBe("advisorReturned");
  expect(wordsOf({ refunded: 120_00 }).word).toBe("advisorNothing");
});

test("of an hour for which nothing is due any more nobody reads that they are paid out; of a part that came its advisor reads how much", () => {
  expect(wordsOf({ refunded: 120_00, isMarked: true }).word).toBe("advisorMarkedInVain");
  expect(wordsOf({ received: 100_00, refunded: 120_00, isMarked: true })).toEqual({ word: "advisorReturningAll", amount: 100_00 });
  expect(wordsOf({ isMarked: true, markedAmount: 30_00 })).toEqual({ word: "advisorMarked", amount: 30_00 });
  expect(wordsOf({ received: 100_00, isMarked: true })).toEqual({ word: "advisorMarkedFurther", amount: 20_00 });
  expect(wordsOf({ received: 50_00, isMarked: true, markedAmount: 30_00 })).toEqual({ word: "advisorMarkedFurther", amount: 30_00 });
  expect(wordsOf({ received: 100_00 })).toEqual({ word: "advisorPart", amount: 100_00 });
});

test("what a client says they have sent is what they named, else what was open, also when nothing is due any more", () => {
  const said = (facts: Partial<OutsideFacts>) => {
    const all = { totalPrice: 120_00, refunded: 0, letGo: 0, received: 0, returned: 0, isMarked: true, markedAmount: null, ...facts };
    return standingOf(all).marked;
  };
  expect([said({}), said({ received: 100_00 }), said({ refunded: 120_00 })]).toEqual([120_00, 20_00, 120_00]);
  expect([said({ markedAmount: 50_00 }), said({ markedAmount: 50_00, refunded: 120_00 })]).toEqual([50_00, 50_00]);
  expect([said({ received: 100_00, refunded: 120_00 }), said({ received: 120_00 })]).toEqual([20_00, 120_00]);
});
