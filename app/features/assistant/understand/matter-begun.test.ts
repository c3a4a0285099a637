import { expect, test } from "vitest";
import { mattersBegun } from "./matter-begun";
import { understand } from "./understand";

const PATENT = "I need a patent lawyer in Berlin";
const SEED = "How do I raise a seed round for my startup?";
const open = { ...understand(""), topics: [] };

/** A conversation of messages and how each was answered: with a need, or off topic. */
const talk = (...turns: [said: string, need: ReturnType<typeof understand> | undefined][]) =>
  turns.flatMap(([content, need], index) => [
    { number: 2 * index + 1, role: "user" as const, content },
    { number: 2 * index + 2, role: "assistant" as const, content: "", need },
  ]);

test("an answer about another matter counts from the question that it began with, and those after it too", () => {
  const begun = mattersBegun(talk([PATENT, understand(PATENT)], [SEED, understand(SEED)], ["under €90", understand(SEED)]));
  expect([2, 4, 6].map((answer) => begun.get(answer))).toEqual([undefined, 3, 3]);
});

test("what was asked back belongs to the question, and what is beside every matter to none", () => {
  const back = mattersBegun(talk([PATENT, understand(PATENT)], ["Our money", open], ["Fundraising", understand(SEED)]));
  expect([4, 6].map((answer) => back.get(answer))).toEqual([undefined, 3]);
  const beside = mattersBegun(talk([PATENT, understand(PATENT)], ["Thanks!", undefined], [SEED, understand(SEED)]));
  expect(beside.get(6)).toBe(5);
});

test("what goes on with the last question, or says more of it, begins none", () => {
  const also = "And how do I raise a seed round?";
  expect(mattersBegun(talk([PATENT, understand(PATENT)], [also, understand(also)], [PATENT, understand(PATENT)]))).toEqual(
    new Map([[6, 5]]),
  );
  expect(mattersBegun(talk([PATENT, understand(PATENT)], ["in French", understand(PATENT)])).size).toBe(0);
});
