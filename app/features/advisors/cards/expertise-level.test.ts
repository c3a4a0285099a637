import { expect, test } from "vitest";
import { levelOf } from "./expertise-level";

test("the primary expertise is listed at a level by the years of experience", () => {
  expect((["1-3", "4-7", "8-12", "13-20", "20+"] as const).map(levelOf)).toEqual([
    "experienced",
    "experienced",
    "senior",
    "expert",
    "expert",
  ]);
});
