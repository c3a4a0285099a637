import { expect, test } from "vitest";
import { keptOf, receiptState } from "./receipt-state";

const sums = { isCancelled: false, total: 138_00, open: 0, notCharged: 0, received: 138_00, returned: 0, toReturn: 0 };

test.each([
  ["whole", {}, "stateWhole", 138_00],
  ["in part", { received: 100_00, open: 38_00 }, "statePart", 100_00],
  ["in part, and the rest is not asked for", { received: 100_00, notCharged: 38_00 }, "stateSettled", 100_00],
  ["and half of it goes back", { toReturn: 69_00 }, "stateReturning", 69_00],
  ["and half of it has gone back", { returned: 69_00 }, "stateRefundedPart", 69_00],
  ["and half has gone back, and more goes back", { returned: 69_00, toReturn: 40_00 }, "stateReturning", 29_00],
  ["for an hour that was cancelled too late, all of it kept", { isCancelled: true }, "stateKept", 138_00],
  ["in part, and kept of a cancelled one", { isCancelled: true, received: 69_00, notCharged: 69_00 }, "stateKept", 69_00],
  ["and half of it went back of a cancelled one", { isCancelled: true, returned: 69_00, notCharged: 69_00 }, "stateKeptPart", 69_00],
  ["and all of it went back of a cancelled one", { isCancelled: true, returned: 138_00 }, "stateRefunded", 0],
  [
    "too much, which has gone back of a cancelled one",
    { isCancelled: true, received: 150_00, returned: 12_00 },
    "stateOverReturned",
    138_00,
  ],
  ["and all of it has gone back", { returned: 138_00 }, "stateRefunded", 0],
  ["in part, and all of that has gone back", { received: 100_00, returned: 100_00, notCharged: 38_00 }, "stateRefunded", 0],
  ["too much, which goes back", { received: 150_00, toReturn: 12_00 }, "stateOver", 138_00],
  ["too much, which has gone back", { received: 150_00, returned: 12_00 }, "stateOverReturned", 138_00],
  ["and sent back by mistake, so that it is awaited again", { returned: 138_00, open: 138_00 }, "stateOpen", 0],
] as const)("what was paid %s is called so, and what stays of it is known", (_, changed, state, kept) => {
  expect([receiptState({ ...sums, ...changed }), keptOf({ ...sums, ...changed })]).toEqual([state, kept]);
});
