import { expect, test } from "vitest";
import { browserKnownTo, knownBrowser } from "./known-browser.server";

test("a browser is known to the accounts that it was signed in to, and to no other", () => {
  const kept = browserKnownTo("", "ann@example.com");
  const id = knownBrowser(kept, "ann@example.com");
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(knownBrowser(kept, "bob@example.com")).toBeNull();
  const both = browserKnownTo(kept, "bob@example.com");
  expect([knownBrowser(both, "ann@example.com"), knownBrowser(both, "bob@example.com")]).toEqual([id, id]);
});

test("what it keeps cannot be written by anybody else, nor moved to another browser, nor grow", () => {
  const [id = "", mark = ""] = browserKnownTo("", "ann@example.com").split(".");
  const [other = ""] = browserKnownTo("", "ann@example.com").split(".");
  for (const forged of ["", ".", id, `${id}.`, `${id}.${"A".repeat(22)}`, `${other}.${mark}`, `${mark}.${id}`, `x${id}.${mark}`])
    expect(knownBrowser(forged, "ann@example.com")).toBeNull();
  let kept = "not ours.<script>";
  for (let number = 0; number < 9; number += 1) kept = browserKnownTo(kept, `person${number}@example.com`);
  expect(kept).toMatch(/^[\w-]{22}(\.[\w-]{22}){4}$/);
  expect(knownBrowser(kept, "person8@example.com")).not.toBeNull();
  expect(knownBrowser(kept, "person0@example.com")).toBeNull();
});
