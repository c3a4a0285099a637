import { expect, test } from "vitest";
import { cachedRead, withCachedReads } from "./read-cache.server";

test("what could not be read is read again by the next who asks, and what could be is kept for visitors alone", async () => {
  let times = 0;
  const read = async () => {
    times += 1;
    if (times === 1) throw new Error("the database is away");
    return times;
  };
  const asVisitor = () => withCachedReads(() => cachedRead("something of this test", read));
  await expect(asVisitor()).rejects.toThrow("away");
  expect([await asVisitor(), await asVisitor()]).toEqual([2, 2]);
  expect(await cachedRead("something of this test", read)).toBe(3);
  expect(await asVisitor()).toBe(2);
});
