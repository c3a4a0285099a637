import fc from "fast-check";
import { expect, test } from "vitest";
import { type PaymentLedgerStep, receivedParts } from "./received-parts";

const step = (kind: string, at: number, amount = 0): PaymentLedgerStep => ({
  ...{ id: `${kind} ${at}`, kind, at: new Date(at) },
  marked: kind === "mark" ? amount : 0,
  here: kind === "receive" ? amount : kind === "unreceive" ? -amount : 0,
});
const shown = (...steps: PaymentLedgerStep[]) => receivedParts(steps).map(({ id, amount, answered }) => [id, amount, answered]);

test("each part that came is one, with what of it the client had said", () => {
  expect(shown(step("mark", 1, 30), step("receive", 2, 20), step("receive", 3, 25))).toEqual([
    ["receive 2", 20, 20],
    ["receive 3", 25, 10],
  ]);
});

test("what was taken back is no part any more, whichever it was, and what was said of it is said again", () => {
  const steps = [step("mark", 1, 20), step("receive", 2, 20), step("receive", 3, 30), step("unreceive", 4, 20)];
  expect(shown(...steps)).toEqual([["receive 3", 30, 0]]);
  expect(shown(...steps, step("receive", 5, 10))).toEqual([
    ["receive 3", 30, 0],
    ["receive 5", 10, 10],
  ]);
});

test("what is denied or waived was not said of what comes later, and what something was sent back of is no part", () => {
  expect(shown(step("mark", 1, 20), step("unmark", 2), step("receive", 3, 20))).toEqual([["receive 3", 20, 0]]);
  expect(shown(step("receive", 1, 20), step("return", 2), step("receive", 3, 5))).toEqual([["receive 3", 5, 0]]);
});

test("once it is taken back that something was sent back, what came before is a part again, unless it was settled with another sending", () => {
  const back = (at: number, amount: number) => ({ ...step("return", at), here: -amount });
  const notBack = (at: number, amount: number) => ({ ...step("unreturn", at), here: amount });
  const [first, second] = [step("receive", 1, 20), step("receive", 3, 5)];
  expect(shown(first, back(2, 20), notBack(3, 20))).toEqual([["receive 1", 20, 0]]);
  expect(shown(first, back(2, 20), second, back(4, 5), notBack(5, 20))).toEqual([]);
  expect(shown(first, back(2, 20), second, back(4, 5), notBack(5, 5))).toEqual([["receive 3", 5, 0]]);
  expect(shown(first, back(2, 20), second, back(4, 5), notBack(5, 20), notBack(6, 5))).toEqual([
    ["receive 1", 20, 0],
    ["receive 3", 5, 0],
  ]);
});

test("the parts sum up to all that came less all that was taken back", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 5 })), { maxLength: 30 }), (moves) => {
      const [steps, here]: [PaymentLedgerStep[], number[]] = [[], []];
      for (const [isIn, amount] of moves) {
        const at = steps.length;
        if (isIn) steps.push(step("receive", at, amount));
        else if (here.includes(amount)) steps.push(step("unreceive", at, amount));
        else continue;
        if (isIn) here.push(amount);
        else here.splice(here.lastIndexOf(amount), 1);
      }
      expect(receivedParts(steps).map(({ amount }) => amount)).toEqual(here);
    }),
  );
});
