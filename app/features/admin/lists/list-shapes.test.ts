import { expect, test } from "vitest";
import { fileAddress, LISTS, type ListName, type ListParams, listAddress, readSort, sortsOf } from "./list-shapes";
import { readChoices } from "./read-list-params";

const NAMES = Object.keys(LISTS) as ListName[];
const NOTHING = { query: "", state: null, sort: null, page: 1 };

test("what a list is asked for stands in its address, and is read out of it again", () => {
  for (const name of NAMES)
    for (const state of LISTS[name].states)
      for (const sort of sortsOf(LISTS[name].columns)) {
        const address = listAddress(name, { query: "a & b", state, sort: sort as ListParams["sort"], page: 3 });
        const { searchParams } = new URL(address, "http://a");
        expect(readChoices(name, searchParams)).toEqual({ state, sort });
        expect([searchParams.get("q"), searchParams.get("page")]).toEqual(["a & b", "3"]);
      }
});

test("what says nothing stands in no address", () => {
  expect(listAddress("people", NOTHING)).toBe("/admin?view=people");
  expect(listAddress("applications", NOTHING)).toBe("/admin/applications");
  expect(fileAddress("people", NOTHING)).toBe("/admin/lists/people.csv");
});

test("the file is of the whole list, not of the page that is open", () => {
  expect(fileAddress("people", { query: "ada", state: "admins", sort: "name", page: 7 })).toBe(
    "/admin/lists/people.csv?q=ada&state=admins&sort=name",
  );
});

test("what a list does not have is not taken", () => {
  expect(readChoices("people", new URLSearchParams("state=pending&sort=constructor"))).toEqual({ state: null, sort: null });
});

test("a column is sorted by from its lowest on, and with a minus from its highest on", () => {
  expect(readSort("name")).toEqual({ column: "name", isDown: false });
  expect(readSort("-name")).toEqual({ column: "name", isDown: true });
  expect(readSort(null)).toEqual({ column: null, isDown: false });
});
