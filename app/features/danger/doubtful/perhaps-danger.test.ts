import { expect, test } from "vitest";
import { perhapsDanger } from "./perhaps-danger";

test("the less was understood the less likely a danger has to be to be asked about, and less still to say whom to call", () => {
  for (const [understood, ask, mention] of [
    ["nothing", 0.4, 0.15],
    ["everyday", 0.6, 0.2],
    ["need", 0.6, 0.3],
  ] as const)
    expect([0, mention - 0.001, mention, ask - 0.001, ask, 1].map((likelihood) => perhapsDanger(likelihood, understood))).toEqual([
      null,
      null,
      "mention",
      "mention",
      "ask",
      "ask",
    ]);
});
