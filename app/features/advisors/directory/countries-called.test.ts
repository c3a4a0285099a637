import { expect, test } from "vitest";
import { countriesCalled } from "./countries-called";

test("a country is found by what any language of the site calls it, and by the beginning of that", () => {
  for (const name of ["germany", "deutschland", "allemagne", "alemania", "germania"])
    expect(countriesCalled(name), name).toEqual(["Germany"]);
  expect(countriesCalled("deutschl")).toEqual(["Germany"]);
  expect(countriesCalled("konigreich")).toContain("United Kingdom");
  expect(countriesCalled("xyz")).toEqual([]);
});
