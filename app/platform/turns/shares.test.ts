import { expect, test } from "vitest";
import { makeShares } from "./shares";

/** The same number as in shares.ts. */
const MAX_GROUPS = 1000;

test("of more groups than are remembered those served longest ago are forgotten: whoever was served a moment ago passes nobody", () => {
  const { inTurn, begin, end } = makeShares();
  const waiting = [{ whose: "waits" }];
  const serve = (whose: string) => {
    begin(whose);
    end(whose, waiting);
  };
  const groups = Array.from({ length: MAX_GROUPS }, (_, index) => `group ${index}`);
  for (const group of groups) serve(group);
  // Each of the first half comes again, and as many new ones as make the other half be forgotten.
  const [again, others] = [groups.slice(0, MAX_GROUPS / 2), groups.slice(MAX_GROUPS / 2)];
  for (const group of again) serve(group);
  for (const group of others.slice(0, -1)) serve(`new ${group}`);
  const [remembered = ""] = others.slice(-1);
  for (const group of again) {
    const order = inTurn([{ whose: group }, { whose: remembered }]).map(({ whose }) => whose);
    expect(order).toEqual([remembered, group]);
  }
});
