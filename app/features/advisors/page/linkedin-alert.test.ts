import { expect, test } from "vitest";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { isLinkedinPage, prefetchOf, withoutAlert } from "./linkedin-alert";

test("only the intellectual property page speaks of LinkedIn", () => {
  expect(SUBCATEGORIES.filter(({ path }) => isLinkedinPage(path)).map(({ path }) => path)).toEqual(["/legal/intellectual-property"]);
});

test("an address that carries the notice is opened without it", () => {
  expect(withoutAlert(new URL("https://x.test/advisors/ana?notice=linkedin"))).toBe("/advisors/ana");
  expect(withoutAlert(new URL("https://x.test/legal/intellectual-property?q=logo&view=all&notice=linkedin"))).toBe(
    "/legal/intellectual-property?q=logo&view=all",
  );
  expect(withoutAlert(new URL("https://x.test/advisors/ana?notice=else"))).toBeNull();
});

test("an address that says something is not fetched ahead", () => {
  expect(prefetchOf("/advisors/ana?notice=linkedin")).toBe("none");
  expect(prefetchOf("/advisors/ana")).toBe("intent");
});
