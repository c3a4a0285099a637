import { expect, test } from "vitest";
import { translatorFor } from "../all-texts.server";

test("one of a thing, and none, are singular in French", () => {
  const [day, page] = [translatorFor("fr", "firstDay"), translatorFor("fr", "advisors")];
  expect(day("overview", { done: 1, all: 7 }).replaceAll(/\s/g, " ")).toBe("Premier jour : 1 étape terminée sur 7");
  expect([0, 1, 2].map((count) => page("sessionsCount", { count }))).toEqual(["0 terminée", "1 terminée", "2 terminées"]);
});
