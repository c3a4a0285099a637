import fc from "fast-check";
import { expect, test } from "vitest";
import { rounds } from "../../../../tests/support/long";
import { after, ended, HONEST, STEPS, STOLEN, stopsAnOwner, THIEFS } from "../../../../tests/support/stolen-sessions";

const RUNS = { numRuns: rounds(2000) };

test("whatever a thief and honest admins did: once the owners have said so, an honest admin is left, and no account of the thief's", () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const site = after(steps, STOLEN);
      expect(HONEST.some(site.isActive)).toBe(true);
      expect(THIEFS.filter(site.isActive)).toEqual([]);
    }),
    RUNS,
  );
});

test("each setting is then what an honest admin wrote last", () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const site = after(steps, STOLEN);
      expect(site.values).toEqual(site.rightly);
    }),
    RUNS,
  );
});

test("and all of it is the same in whichever order they say so, where nobody has stopped an owner meanwhile", () => {
  fc.assert(
    fc.property(
      STEPS.map((steps) => steps.filter((step) => !stopsAnOwner(step))),
      (steps) => {
        expect(ended(after(steps, STOLEN))).toEqual(ended(after(steps, STOLEN.toReversed())));
      },
    ),
    RUNS,
  );
});
