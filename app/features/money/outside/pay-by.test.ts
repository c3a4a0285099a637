import { expect, test } from "vitest";
import { payByWord } from "./pay-by";

const now = new Date("2027-03-01T09:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test.each([
  [25, "awaitingBy"],
  [24, "awaitingSoon"],
  [1, "awaitingSoon"],
  [0, null],
  [-1, null],
])("what begins in %d hours is paid before, may arrive later, or has begun", (hours, word) => {
  expect(payByWord(inHours(hours), now)).toBe(word);
});
