import fc from "fast-check";
import { expect, test } from "vitest";
import {
  budgetPart,
  EXPERTISE_LEVELS,
  expertisePart,
  languagePart,
  ratingPart,
  responsePart,
  sessionsPart,
  timePart,
  zonePart,
} from "./score-parts";

const count = fc.nat(100_000);
const habit = fc.record({ replyMinutes: fc.option(count), requestsAnswered: count, requestsReceived: count }).map((some) => ({
  ...some,
  requestsReceived: some.requestsReceived + some.requestsAnswered,
}));
const ratings = fc.record({ ratingCount: fc.nat(5000), average: fc.double({ min: 1, max: 5, noNaN: true }) });
const rated = (average: number, ratingCount: number) => ratingPart({ ratingSum: average * ratingCount, ratingCount });
const winter = Date.UTC(2026, 0, 15);

test("any primary topic stands above any secondary one, and a higher level above a lower", () => {
  const values = [false, true].flatMap((isPrimary) => EXPERTISE_LEVELS.map((level) => expertisePart({ isPrimary, level })));
  for (const [index, value] of values.slice(1).entries()) expect(value).toBeGreaterThan(values[index]!);
});

test("without ratings an advisor counts as rated four of five", () => {
  expect(rated(0, 0)).toBe(0.75);
});

test("one five-star rating does not pass twenty of 4.8", () => {
  expect(rated(5, 1)).toBeLessThan(rated(4.8, 20));
});

test("a better average never ranks lower, and neither do more ratings of the same good average", () => {
  fc.assert(
    fc.property(ratings, fc.double({ min: 0, max: 4, noNaN: true }), fc.nat(100), ({ average, ratingCount }, better, more) => {
      expect(rated(Math.min(5, average + better), ratingCount)).toBeGreaterThanOrEqual(rated(average, ratingCount));
      const good = Math.max(4, average);
      expect(rated(good, ratingCount + more)).toBeGreaterThanOrEqual(rated(good, ratingCount) - 1e-12);
    }),
  );
});

test("the first sessions count most, and after 200 more add nothing", () => {
  expect(sessionsPart(0)).toBe(0);
  expect(sessionsPart(10) - sessionsPart(0)).toBeGreaterThan(sessionsPart(110) - sessionsPart(100));
  expect(sessionsPart(200)).toBe(1);
  expect(sessionsPart(10_000)).toBe(1);
});

test("an answer within the hour is best, after 48 hours it is worth nothing", () => {
  const after = (replyMinutes: number | null) => responsePart({ replyMinutes, requestsAnswered: 0, requestsReceived: 0 });
  expect(after(5)).toBe(0.75);
  expect(after(60)).toBe(0.75);
  expect(after(48 * 60)).toBe(0.25);
  expect(after(10 * 24 * 60)).toBe(0.25);
  expect(after(null)).toBe(0.5);
});

test("answering more of the requests and answering sooner never rank lower", () => {
  fc.assert(
    fc.property(habit, count, fc.nat(1000), (some, minutes, more) => {
      const known = { ...some, replyMinutes: minutes };
      expect(responsePart({ ...known, replyMinutes: minutes + more })).toBeLessThanOrEqual(responsePart(known));
      const alsoAnswered = { ...some, requestsAnswered: some.requestsAnswered + more, requestsReceived: some.requestsReceived + more };
      expect(responsePart(alsoAnswered)).toBeGreaterThanOrEqual(responsePart(some) - 1e-12);
      expect(responsePart({ ...some, requestsReceived: some.requestsReceived + more })).toBeLessThanOrEqual(responsePart(some));
    }),
  );
});

test("the time asked for counts whole, a day away half, no free time nothing", () => {
  expect(timePart(0)).toBe(1);
  expect(timePart(24 * 60)).toBe(0.5);
  expect(timePart(-24 * 60)).toBe(0.5);
  expect(timePart(null)).toBe(0);
});

test("one language in common is enough, and no wish is no part", () => {
  expect(languagePart(["en", "fr"], ["fr", "de"])).toBe(1);
  expect(languagePart(["en"], ["fr", "de"])).toBe(0);
  expect(languagePart(["en"], [])).toBe(null);
});

test("the nearer the clocks, the better, around the date line too", () => {
  expect(zonePart("Europe/Paris", "Europe/Paris", winter)).toBe(1);
  expect(zonePart("Europe/Paris", "Europe/London", winter)).toBeCloseTo(11 / 12);
  expect(zonePart("Pacific/Kiritimati", "Pacific/Pago_Pago", winter)).toBeCloseTo(11 / 12);
  expect(zonePart("Pacific/Auckland", "America/Los_Angeles", winter)).toBeCloseTo(9 / 12);
  expect(zonePart("Etc/GMT-12", "UTC", winter)).toBe(0);
  expect(zonePart("Europe/Paris", null, winter)).toBe(null);
});

test("within the budget is whole, at twice the budget nothing is left", () => {
  expect(budgetPart(100, 100)).toBe(1);
  expect(budgetPart(150, 100)).toBe(0.5);
  expect(budgetPart(200, 100)).toBe(0);
  expect(budgetPart(1, 0)).toBe(0);
  expect(budgetPart(0, 0)).toBe(1);
  expect(budgetPart(100, null)).toBe(null);
});

test("a higher price never fits the budget better", () => {
  fc.assert(
    fc.property(count, count, count, (price, more, budget) => {
      expect(budgetPart(price + more, budget)!).toBeLessThanOrEqual(budgetPart(price, budget)!);
    }),
  );
});

test("every part is from 0 to 1, whatever it is made of", () => {
  fc.assert(
    fc.property(ratings, habit, count, count, ({ average, ratingCount }, some, one, other) => {
      const parts = [rated(average, ratingCount), responsePart(some), sessionsPart(one), timePart(one), budgetPart(one, other)!];
      for (const part of parts) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
    }),
  );
});
