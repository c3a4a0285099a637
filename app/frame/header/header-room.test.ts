import { expect, test } from "vitest";
import { headerRoom, widthOfLogo, widthOfName } from "./header-room";

const ENGLISH = {
  brand: widthOfName("Sagebridge"),
  first: "Find Advisors",
  others: ["How It Works", "Pricing", "Legal", "AI Assistant"],
  more: "More",
  search: "Search",
  signIn: "Sign In",
  action: "Become an Advisor",
};

test("in English a visitor's header has its pages and its words in one row as soon as one fits", () => {
  expect(headerRoom(ENGLISH)).toEqual({ pages: "row", search: "any", name: "any" });
});

test("of words that take more room the search's goes first, then the pages behind 'More', then the name beside the mark", () => {
  const longer = (text: string, by: number) => text + "x".repeat(by);
  const withLonger = (by: number) => headerRoom({ ...ENGLISH, others: ENGLISH.others.map((text) => longer(text, by)) });
  expect(withLonger(2)).toMatchObject({ pages: "row", search: "never" });
  expect(headerRoom({ ...ENGLISH, action: `${ENGLISH.action}${"i".repeat(15)}` })).toMatchObject({ pages: "column", search: "never" });
  expect(withLonger(9)).toMatchObject({ pages: "never", search: "column" });
  expect(headerRoom({ ...ENGLISH, action: longer(ENGLISH.action, 14) })).toMatchObject({ name: "row" });
});

test("who is signed in reads the search's word where the column has room for it", () => {
  expect(headerRoom({ ...ENGLISH, signIn: null, action: "Book" })).toEqual({ pages: "row", search: "column", name: "any" });
});

test("a long name is asked for the room of its two lines, not for that of one", () => {
  expect(widthOfName("Consejo Abierto")).toBeLessThan(widthOfName("Sagebridge"));
  expect(widthOfName("Consejo Abierto")).toBe(widthOfName("Abierto Consejo"));
});

test("a name and a logo take no more room than they are given", () => {
  expect(widthOfName("A".repeat(80))).toBe(38 + 192);
  expect([widthOfLogo({ width: 100, height: 50 }, 2), widthOfLogo({ width: 900, height: 50 }, 2)]).toEqual([64, 224]);
});
