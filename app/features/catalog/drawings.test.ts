import { expect, test } from "vitest";
import { ICON_PATHS } from "#app/ui/icon-paths";
import { DRAWINGS, freeDrawing } from "./drawings";

test("the drawing of a further category is the next that no other has, and the first of all where each is taken", () => {
  expect(freeDrawing([])).toBe("briefcase");
  expect(freeDrawing(["coins", "briefcase", "compass"])).toBe("chip");
  expect(freeDrawing(DRAWINGS)).toBe("briefcase");
});

test("a site of its own kind finds a drawing: of nature, music, health, sport, learning, crafts, art, food, travel, beauty and animals", () => {
  for (const drawing of ["leaf", "music", "stethoscope", "dumbbell", "book", "hammer", "palette", "fork", "plane", "scissors", "paw"])
    expect(DRAWINGS).toContain(drawing);
  for (const drawing of DRAWINGS) expect(ICON_PATHS[drawing], drawing).toMatch(/^M/);
  expect(new Set(DRAWINGS.map((drawing) => ICON_PATHS[drawing])).size).toBe(DRAWINGS.length);
});
