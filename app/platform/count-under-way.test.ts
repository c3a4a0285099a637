import { expect, test } from "vitest";
import { countUnderWay } from "./count-under-way";

test("nobody has more under way than one may, and what is over makes room for their next; others have their own", () => {
  const begin = countUnderWay(2);
  const [first, second] = [begin("ann"), begin("ann")];
  expect([begin("ann"), begin("bob") === null]).toEqual([null, false]);
  first?.();
  expect(begin("ann")).not.toBeNull();
  expect(begin("ann")).toBeNull();
  second?.();
  expect(begin("ann")).not.toBeNull();
});
