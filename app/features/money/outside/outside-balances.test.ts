import fc from "fast-check";
import { expect, test } from "vitest";
import { type OutsideFacts, standingOf } from "./outside";
import { type Balances, balancesOf, entriesBetween } from "./outside-balances";

const amount = fc.nat(1_000_000);
const facts = fc
  .record({
    totalPrice: amount,
    refunded: amount,
    letGo: amount,
    received: amount,
    returned: amount,
    isMarked: fc.boolean(),
    markedAmount: fc.option(amount),
  })
  .map((given): OutsideFacts => ({ ...given, returned: Math.min(given.returned, given.received) }));
const priceOf = ({ totalPrice }: OutsideFacts) => ({ clientId: "c", advisorId: "a", totalPrice, platformFee: Math.floor(totalPrice / 10) });
const sum = (balances: Balances) => Object.values(balances).reduce((total, each) => total + each, 0);

const of50 = (changes: Partial<OutsideFacts> = {}) =>
  standingOf({ totalPrice: 50_00, refunded: 0, letGo: 0, received: 0, returned: 0, isMarked: false, markedAmount: null, ...changes });

test("a price is awaited, said to be paid, and received", () => {
  expect(of50()).toMatchObject({ stage: "awaiting", open: 50_00 });
  expect(of50({ isMarked: true })).toMatchObject({ stage: "marked", open: 50_00 });
  expect(of50({ received: 50_00 })).toMatchObject({ stage: "received", open: 0, toReturn: 0 });
});

test("of a part that is said to be paid the rest is awaited, and the ledger holds both", () => {
  const standing = of50({ isMarked: true, markedAmount: 20_00 });
  expect(standing).toMatchObject({ stage: "marked", open: 50_00, marked: 20_00, unmarked: 30_00 });
  const price = { clientId: "c", advisorId: "a", totalPrice: 50_00, platformFee: 0 };
  expect(balancesOf(price, { ...standing, isShared: false })).toMatchObject({ client: -50_00, marked: 20_00, awaited: 30_00 });
});

test("too little leaves the rest open, too much is to go back", () => {
  expect(of50({ received: 30_00 })).toMatchObject({ stage: "awaiting", open: 20_00, toReturn: 0 });
  expect(of50({ received: 60_00 })).toMatchObject({ stage: "toReturn", open: 0, toReturn: 10_00 });
  expect(of50({ received: 60_00, returned: 10_00 })).toMatchObject({ stage: "received", toReturn: 0 });
});

test.each([
  ["has not come yet", {}, 0],
  ["is not asked for", { refunded: 50_00 }, 50_00],
  ["is waived in part, after a part has come", { letGo: 20_00, received: 30_00 }, 20_00],
  ["is halved before it comes", { refunded: 25_00 }, 25_00],
  ["came, and goes back in part", { refunded: 25_00, received: 50_00 }, 0],
  ["came, and has gone back in part", { refunded: 25_00, received: 50_00, returned: 25_00 }, 0],
  ["came, and has gone back as a whole", { refunded: 50_00, received: 50_00, returned: 50_00 }, 0],
  ["came in part, of which some has gone back", { refunded: 25_00, received: 40_00, returned: 15_00 }, 10_00],
  ["came in part and went back by mistake, and is waived in part", { letGo: 10_00, received: 20_00, returned: 20_00 }, 10_00],
  ["came and more, which has gone back", { received: 60_00, returned: 10_00 }, 0],
])("what is not charged is what the terms no longer ask for and never came, and not what is refunded: of a price that %s", (_, changes, notCharged) => {
  expect(of50(changes).notCharged).toBe(notCharged);
});

test("of what never came nothing goes back: a cancellation only lowers what is due", () => {
  expect(of50({ refunded: 50_00 })).toMatchObject({ stage: "nothing", open: 0, toReturn: 0 });
  expect(of50({ refunded: 25_00 })).toMatchObject({ stage: "awaiting", open: 25_00, toReturn: 0 });
  expect(of50({ refunded: 25_00, received: 50_00 })).toMatchObject({ stage: "toReturn", toReturn: 25_00 });
  expect(of50({ refunded: 50_00, received: 50_00, returned: 50_00 })).toMatchObject({ stage: "returned", toReturn: 0 });
  expect(of50({ refunded: 50_00, isMarked: true })).toMatchObject({ stage: "marked", open: 0 });
  expect(of50({ letGo: 50_00 })).toMatchObject({ stage: "nothing", open: 0 });
});

test("whatever comes, goes back and is let go, the balances sum to zero and none but the client's is below it", () => {
  fc.assert(
    fc.property(facts, fc.boolean(), (given, isOver) => {
      const standing = standingOf(given);
      const balances = balancesOf(priceOf(given), { ...standing, isShared: isOver && standing.open === 0 });
      expect(Math.abs(sum(balances))).toBe(0);
      for (const [account, held] of Object.entries(balances)) expect(account === "client" ? -held : held).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the advisor and the platform have nothing before it is shared, and then exactly what is due", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const standing = standingOf(given);
      const waiting = balancesOf(priceOf(given), { ...standing, isShared: false });
      expect([waiting.advisor, waiting.platform]).toEqual([undefined, undefined]);
      const { advisor = 0, platform = 0, escrow } = balancesOf(priceOf(given), { ...standing, isShared: true });
      expect([advisor + platform, escrow]).toEqual([standing.due, undefined]);
    }),
  );
});

test("the entries between two standings lead from one to the other and sum to zero", () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      const price = priceOf(one);
      const [before, after] = [one, { ...other, totalPrice: one.totalPrice }].map((given) =>
        balancesOf(price, { ...standingOf(given), isShared: false }),
      ) as [Balances, Balances];
      const entries = entriesBetween(price, before, after);
      expect(entries.reduce((total, { amount: each }) => total + each, 0)).toBe(0);
      for (const { account, amount: moved, ownerId } of entries) {
        expect(moved).toBe((after[account] ?? 0) - (before[account] ?? 0));
        expect(ownerId).toBe(account === "client" ? "c" : null);
      }
    }),
  );
});
