import { expect, test } from "vitest";
import { type OutsideFacts, standingOf } from "./outside";
import { paymentState } from "./payment-state";

const stateOf = (facts: Partial<OutsideFacts>) => {
  const all = { totalPrice: 50_00, refunded: 0, letGo: 0, received: 0, returned: 0, isMarked: false, markedAmount: null, ...facts };
  return paymentState({ ...standingOf(all), returned: all.returned });
};

test("a payment is called what it is: awaited only while nothing came, confirmed only while all of it is here", () => {
  expect(stateOf({})).toBe("awaiting");
  expect(stateOf({ received: 20_00 })).toBe("part");
  expect(stateOf({ received: 20_00, letGo: 30_00 })).toBe("received");
  expect(stateOf({ received: 50_00 })).toBe("received");
  expect(stateOf({ received: 50_00, refunded: 10_00 })).toBe("toReturn");
  expect(stateOf({ received: 50_00, refunded: 10_00, returned: 10_00 })).toBe("returnedPart");
  expect(stateOf({ received: 50_00, refunded: 50_00, returned: 50_00 })).toBe("returned");
  expect(stateOf({ letGo: 50_00 })).toBe("nothing");
  expect(stateOf({ received: 20_00, isMarked: true })).toBe("marked");
});
