import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_OWN_AREAS } from "../limits";
import { areaSchema, defaultAreas, expertiseChoices, withArea, withoutArea } from "./expertise";

const added = (areas: readonly string[], area: string) => {
  const result = withArea(areas, area);
  return result.ok ? result.areas : result.reason;
};

test("there are 50 areas to choose from, Business Strategy and Marketing being chosen at first", () => {
  expect(expertiseChoices()).toHaveLength(50);
  expect(expertiseChoices()[0]).toBe("Business Strategy");
  expect(expertiseChoices().at(-1)).toBe("Tax and Accounting");
  expect(defaultAreas()).toEqual(["Business Strategy", "Marketing"]);
});

test("a custom area is trimmed, and ignored if it is empty or a duplicate", () => {
  expect(added(["Finance"], "  Bee   keeping ")).toEqual(["Finance", "Bee keeping"]);
  expect(added(["Finance"], "   ")).toEqual(["Finance"]);
  expect(added(["Bee keeping"], "BEE  keeping")).toEqual(["Bee keeping"]);
  expect(added(["Marketing"], "marketing ")).toEqual(["Marketing"]);
});

test("one of the fifty keeps its own spelling", () => {
  expect(added([], "tax AND accounting")).toEqual(["Tax and Accounting"]);
});

test("a person has at most 20 areas of their own, and any number of the fifty", () => {
  const own = Array.from({ length: MAX_OWN_AREAS }, (_, index) => `Own ${index}`);
  expect(added(own, "One more")).toBe("profiles.areasFull");
  expect(added(own, "Finance")).toEqual([...own, "Finance"]);
});

test("adding and taking away leaves what was there", () => {
  fc.assert(
    fc.property(fc.subarray([...expertiseChoices()]), fc.constantFrom(...expertiseChoices()), (areas, area) => {
      const result = withArea(areas, area);
      const more = result.ok ? result.areas : [];
      expect(added(more, area)).toEqual(more);
      expect(withoutArea(more, area)).toEqual(areas.filter((each) => each !== area));
    }),
  );
});

test("an area holds no markup and nothing hidden", () => {
  expect(areaSchema.safeParse("R&D, e-health (EU)").success).toBe(true);
  for (const area of ["<b>x</b>", "a\u202eb", "a".repeat(51)]) expect(areaSchema.safeParse(area).success).toBe(false);
});
