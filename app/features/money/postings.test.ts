import fc from "fast-check";
import { expect, test } from "vitest";
import { authorisation, capture, type Entry, laterRefund, type Price, payout, release, settlement, splitKept } from "./postings";

const price = fc
  .record({ totalPrice: fc.nat(1_000_000_000), feeShare: fc.integer({ min: 0, max: 10_000 }) })
  .map(({ totalPrice, feeShare }): Price => {
    return { clientId: "client", advisorId: "advisor", totalPrice, platformFee: Math.floor((totalPrice * feeShare) / 10_000) };
  });
const shares = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
const sum = (entries: Entry[]) => entries.reduce((total, { amount }) => total + amount, 0);
const of = (entries: Entry[], account: string) => sum(entries.filter((entry) => entry.account === account));

test("whatever is booked sums to zero, in whole minor units", () => {
  fc.assert(
    fc.property(price, shares, (each, [first, second]) => {
      const refunded = Math.floor((each.totalPrice * first) / 100);
      const later = Math.floor(((each.totalPrice - refunded) * second) / 100);
      const booked = [authorisation(each), release(each), capture(each), settlement(each, refunded), laterRefund(each, refunded, later)];
      for (const entries of [...booked, payout("advisor", each.totalPrice)]) {
        expect(sum(entries)).toBe(0);
        expect(entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true);
      }
    }),
  );
});

test("from the request to the end nothing stays held or in escrow, and the client has paid what was kept", () => {
  fc.assert(
    fc.property(price, shares, (each, [first, second]) => {
      const refunded = Math.floor((each.totalPrice * first) / 100);
      const later = Math.floor(((each.totalPrice - refunded) * second) / 100);
      const life = [...authorisation(each), ...capture(each), ...settlement(each, refunded), ...laterRefund(each, refunded, later)];
      const { kept, fee, net } = splitKept(each, refunded + later);
      expect([of(life, "held"), of(life, "escrow")].map(Math.abs)).toEqual([0, 0]);
      expect(0 - of(life, "client")).toBe(kept);
      expect([of(life, "platform"), of(life, "advisor")]).toEqual([fee, net]);
    }),
  );
});

test("of what is kept neither the platform nor the advisor gets less than nothing", () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 100 }), (each, percent) => {
      const { kept, fee, net } = splitKept(each, Math.floor((each.totalPrice * percent) / 100));
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(fee + net).toBe(kept);
    }),
  );
});

test("half of 100.00 with a fee of 10.00 leaves 45.00 to the advisor", () => {
  expect(splitKept({ totalPrice: 100_00, platformFee: 10_00 }, 50_00)).toEqual({ kept: 50_00, fee: 5_00, net: 45_00 });
});

test("half a cent of the fee goes to the platform, on whatever is kept and whatever goes back later", () => {
  expect(splitKept({ totalPrice: 100_00, platformFee: 5 }, 50_00)).toEqual({ kept: 50_00, fee: 3, net: 49_97 });
  expect(splitKept({ totalPrice: 2, platformFee: 1 }, 1)).toEqual({ kept: 1, fee: 1, net: 0 });
  expect(laterRefund({ clientId: "c", advisorId: "a", totalPrice: 100_00, platformFee: 5 }, 0, 50_00)).toEqual([
    { account: "client", ownerId: "c", amount: 50_00 },
    { account: "platform", ownerId: null, amount: -2 },
    { account: "advisor", ownerId: "a", amount: -49_98 },
  ]);
});

test("the fee of what is kept is its share to the nearest cent, never further than half a cent away", () => {
  fc.assert(
    fc.property(price, fc.nat(100), (each, percent) => {
      const refunded = Math.floor((each.totalPrice * percent) / 100);
      const { fee } = splitKept(each, refunded);
      if (each.totalPrice === 0) return;
      const [exact, per] = [BigInt(each.platformFee) * BigInt(each.totalPrice - refunded), BigInt(each.totalPrice)];
      const off = 2n * (BigInt(fee) * per - exact);
      expect(off > -per && off <= per).toBe(true);
    }),
  );
});

test("a consultation for nothing books nothing", () => {
  const free = { clientId: "client", advisorId: "advisor", totalPrice: 0, platformFee: 0 };
  expect([authorisation(free), capture(free), settlement(free, 0), release(free)]).toEqual([[], [], [], []]);
});
