import { expect, test } from "vitest";
import { countHeldBytes } from "./held-bytes";

test("no more is held than may be, of all together and of one network, and what is given back can be taken again", () => {
  const hold = countHeldBytes({ most: 100, maxOfOne: 60 });
  const [one, sameNetwork, other] = [hold("10.0.0.1"), hold("10.0.0.1"), hold("10.0.0.2")];
  expect([one.take(40), sameNetwork.take(21), sameNetwork.take(20), other.take(41), other.take(40), other.take(1)]).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  one.release();
  one.release();
  expect([sameNetwork.take(41), sameNetwork.take(40), other.take(1)]).toEqual([false, true, false]);
  for (const held of [sameNetwork, other]) held.release();
  expect([hold("10.0.0.3").take(61), hold("10.0.0.3").take(60)]).toEqual([false, true]);
});

test("a part is left to those who are signed in", () => {
  const hold = countHeldBytes({ most: 100, maxOfOne: 100, keptForKnown: 40 });
  const [visitor, person] = [hold("10.0.0.1"), hold("10.0.0.2")];
  expect([visitor.take(61), visitor.take(60), visitor.take(1), person.take(41, true), person.take(40, true)]).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});

test("while there is hardly room for more, who has stood still longest makes room, and nobody who comes on, is complete, or before", () => {
  let at = 0;
  const ended: string[] = [];
  const hold = countHeldBytes({ most: 1_000_000, maxOfOne: 1_000_000, now: () => at });
  const holder = (name: string) => hold(name, () => ended.push(name));
  const [still, first, complete, quick] = ["still", "first", "complete", "quick"].map(holder);
  at = 1000;
  expect(still!.take(300_000)).toBe(true);
  at = 0;
  expect([first!.take(100_000), complete!.take(100_000), quick!.take(1)]).toEqual([true, true, true]);
  complete!.complete();
  at = 7000;
  expect(quick!.take(249_999)).toBe(true);
  expect(ended).toEqual([]);
  const comer = holder("comer");
  expect([comer.take(100_000), ended]).toEqual([true, ["first"]]);
  expect([comer.take(200_000), ended]).toEqual([true, ["first", "still"]]);
  expect([still!.take(1), comer.take(300_000)]).toEqual([false, true]);
  expect([comer.take(200_001), ended]).toEqual([false, ["first", "still"]]);
});
