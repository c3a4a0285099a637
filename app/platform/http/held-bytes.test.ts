import { expect, test } from "vitest";
import { countHeldBytes } from "./held-bytes";

test("no more is held than may be, of all together and of one network, and what is given back can be taken again", () => {
  const hold = countHeldBytes({ most: 100, mostOfOne: 60 });
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
