import { expect, test } from "vitest";
import { Breaker } from "./breaker";

const aBreaker = () => new Breaker("model", { maxFailures: 3, restMs: 1000 });

test("a service rests after so many failures in a row, and not before", () => {
  const breaker = aBreaker();
  for (const at of [1, 2]) breaker.fail(at);
  expect(breaker.rests(3)).toBe(false);
  breaker.succeed();
  for (const at of [4, 5]) breaker.fail(at);
  expect(breaker.rests(6)).toBe(false);
  breaker.fail(7);
  expect([breaker.rests(8), breaker.rests(1006), breaker.isResting(1006)]).toEqual([true, true, true]);
});

test("after its rest one asks, the others wait for the answer, and a failure is another rest", () => {
  const breaker = aBreaker();
  for (const at of [1, 2, 3]) breaker.fail(at);
  expect([breaker.rests(1003), breaker.rests(1004)]).toEqual([false, true]);
  breaker.fail(1100);
  expect([breaker.rests(2099), breaker.rests(2100)]).toEqual([true, false]);
  breaker.succeed();
  expect([breaker.rests(2101), breaker.rests(2102)]).toEqual([false, false]);
});

test("one who never says what became of it does not keep it resting for good", () => {
  const breaker = aBreaker();
  for (const at of [1, 2, 3]) breaker.fail(at);
  expect(breaker.rests(1003)).toBe(false);
  expect([breaker.rests(2002), breaker.rests(2003)]).toEqual([true, false]);
});
