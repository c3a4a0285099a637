import { expect, test } from "vitest";
import type { ListName } from "./list-shapes";
import { knownAddress, readChoices, readPlace } from "./read-list-params";

const asked = (search: string) => new URLSearchParams(search);

test("what a list cannot be narrowed down or sorted by is left out", () => {
  expect(readChoices("people", asked("state=admins&sort=name"))).toEqual({ state: "admins", sort: "name" });
  for (const search of ["", "state=pending&sort=value", "state=&sort=", "state=constructor&sort=-"])
    expect(readChoices("people", asked(search)), search).toEqual({ state: null, sort: null });
});

test("of its filters a list reads what there is to choose, and nothing else", () => {
  const read = (search: string) => readChoices("applications", asked(search)).filters;
  expect(read("who=mine&language=yue&kind=review")).toEqual({ who: "mine", language: "yue" });
  for (const value of ["", "bogus", "a".repeat(61), "a b", "<b>", "a%00", "'", "ä"]) expect(read(`who=${value}`), value).toBeUndefined();
  expect(readChoices("people", asked("who=mine"))).not.toHaveProperty("filters");
  expect(readChoices("reports", asked("about=nobody&age=reportedLately")).filters).toEqual({ age: "reportedLately" });
});

test("what a list does not know is dropped from its address, instead of being shown as if nothing had been asked", () => {
  const known = (name: ListName, search: string) => knownAddress(name, new URL(`http://x/admin?${search}`));
  expect(known("people", "view=people&state=bogus&q=ada")).toBe("/admin?view=people&q=ada");
  expect(known("people", "view=people&sort=height&state=admins&page=zero")).toBe("/admin?view=people&state=admins");
  expect(known("applications", "age=ancient&who=mine&language=klingon")).toBe("/admin?who=mine");
  expect(known("applications", "age=ancient")).toBe("/admin");
  for (const search of ["", "view=people", "view=people&state=&sort=&q=", "view=people&state=admins&sort=-name&page=2&after=x", "page=1"])
    expect(known("people", search), search).toBeNull();
  expect(known("reports", `view=reports&about=${"0".repeat(8)}-0000-4000-8000-${"0".repeat(12)}&kind=review`)).toBeNull();
});

test("a page is from 2 to 10,000, with the row that it comes after or before; everything else is the first", () => {
  expect(readPlace(asked("page=2&after=x"))).toEqual({ page: 2, after: "x", before: null });
  expect(readPlace(asked("page=10000&before=y"))).toEqual({ page: 10_000, after: null, before: "y" });
  for (const page of ["", "0", "1", "-2", "2.5", "10001", "1e9", "two"])
    expect(readPlace(asked(`page=${page}&after=x&before=y`)), page).toEqual({ page: 1 });
});
