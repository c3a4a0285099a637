import { expect, test } from "vitest";
import { waitsForAdvisor, waitsForClient } from "./answering-context";

test.each([
  ["requested", null, "advisor"],
  ["countered", "client", "advisor"],
  ["accepted", "client", "advisor"],
  ["countered", "advisor", "client"],
  ["accepted", "advisor", "client"],
  ["accepted", null, null],
  ["declined", "advisor", null],
  ["cancelled", "client", null],
  ["completed", "advisor", null],
] as const)("a consultation that is %s, with a time proposed by %s, waits for %s", (status, proposedBy, side) => {
  const line = { status, proposedBy, accusedAt: null };
  expect([waitsForAdvisor(line), waitsForClient(line)]).toEqual([side === "advisor", side === "client"]);
});

test("while an absence is to be answered no time is, whoever proposed one", () => {
  for (const proposedBy of ["client", "advisor", null] as const)
    expect(waitsForAdvisor({ status: "accepted", proposedBy, accusedAt: new Date() })).toBe(false);
});
