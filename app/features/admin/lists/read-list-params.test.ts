import { expect, test } from "vitest";
import { readChoices, readPlace } from "./read-list-params";

const asked = (search: string) => new URLSearchParams(search);

test("what a list cannot be narrowed down or sorted by is left out", () => {
  expect(readChoices("people", asked("state=admins&sort=name"))).toEqual({ state: "admins", sort: "name" });
  for (const search of ["", "state=pending&sort=value", "state=&sort=", "state=constructor&sort=-"])
    expect(readChoices("people", asked(search)), search).toEqual({ state: null, sort: null });
});

test("of its filters a list reads words, codes and ids of up to 60 characters, and no others", () => {
  const read = (search: string) => readChoices("applications", asked(search)).filters;
  expect(read("who=mine&language=pt-BR&kind=review")).toEqual({ who: "mine", language: "pt-BR" });
  expect(read(`who=${"a".repeat(60)}`)).toEqual({ who: "a".repeat(60) });
  for (const value of ["", "a".repeat(61), "a b", "<b>", "a%00", "'", "ä"]) expect(read(`who=${value}`), value).toBeUndefined();
  expect(readChoices("people", asked("who=mine"))).not.toHaveProperty("filters");
});

test("a page is from 2 to 10,000, with the row that it comes after or before; everything else is the first", () => {
  expect(readPlace(asked("page=2&after=x"))).toEqual({ page: 2, after: "x", before: null });
  expect(readPlace(asked("page=10000&before=y"))).toEqual({ page: 10_000, after: null, before: "y" });
  for (const page of ["", "0", "1", "-2", "2.5", "10001", "1e9", "two"])
    expect(readPlace(asked(`page=${page}&after=x&before=y`)), page).toEqual({ page: 1 });
});
