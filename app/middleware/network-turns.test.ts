import { expect, test } from "vitest";
import { useSettings } from "../../tests/support/settings";
import { turnOfNetwork } from "./network-turns";

useSettings({ MAX_WAIT_SECONDS: "60" });

const AT_ONCE = 16;
const soon = () => new Promise((resolve) => setImmediate(resolve));

test("of one network so many are under way at once, another waits for none of them, and each end begins the next", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const come = (network: string) =>
    void turnOfNetwork(network).then((end) => {
      begun.push(network);
      if (end) ends.push(end);
    });
  for (let count = 0; count < AT_ONCE + 3; count += 1) come("203.0.113.7");
  come("203.0.113.8");
  await soon();
  expect(begun).toEqual([...Array(AT_ONCE).fill("203.0.113.7"), "203.0.113.8"]);
  ends[0]?.();
  // Whatever can continue at once has done so by then, and no other request has been read.
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  expect(begun).toHaveLength(AT_ONCE + 1);
  await soon();
  await soon();
  expect(begun).toHaveLength(AT_ONCE + 2);
  while (ends.length > 0) {
    ends.pop()?.();
    await soon();
  }
});
