import { expect, test } from "vitest";
import { canAddWords } from "./add-words";

const absence = { of: "advisor", words: "", reply: "", isDenied: true, replyUntil: new Date() } as const;
const of = (said: Partial<{ words: string; reply: string; isDenied: boolean }>, isUnsettled = true) => {
  const facts = { isUnsettled, absence: { ...absence, ...said } };
  return [canAddWords({ ...facts, side: "client" }), canAddWords({ ...facts, side: "advisor" })];
};

test("whoever has said who was there without a word of how it was can add it, the one side as the other, until it is settled", () => {
  expect(of({})).toEqual([true, true]);
  expect(of({ words: "Nobody came", reply: "I waited" })).toEqual([false, false]);
  expect(of({ isDenied: false })).toEqual([true, false]);
  expect(of({}, false)).toEqual([false, false]);
  expect(canAddWords({ isUnsettled: true, absence: null, side: "client" })).toBe(false);
});
