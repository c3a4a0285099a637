import { expect, test } from "vitest";
import { fateOfLeft, fromWords, inWords, isReloadedPage, type LeftPage } from "./left-words";

const [HERE, ELSEWHERE] = ["/profile", "/profile?tab=billing"];
const leftBy = (by: string): LeftPage => ({ by, address: HERE, fields: [["about", "", 0, "my words"]], opener: null });

test.each([
  ["ann", "ann", HERE, "given"],
  ["ann", "ann", ELSEWHERE, "waits"],
  ["ann", "", HERE, "waits"],
  ["ann", "", ELSEWHERE, "waits"],
  ["ann", "ben", HERE, "forgotten"],
  ["ann", "ben", ELSEWHERE, "forgotten"],
  // Text of a signed-out visitor goes to the next person who signs in.
  ["", "ann", HERE, "given"],
  ["", "ann", ELSEWHERE, "waits"],
  ["", "", HERE, "waits"],
])("what was typed by '%s' and is found by '%s' at %s is %s", (typed, by, address, fate) => {
  expect(fateOfLeft(leftBy(typed), { by, address })).toBe(fate);
});

test("of a page that is loaded anew its own person alone has back what they typed, and nobody what somebody else did", () => {
  const people = ["", "ann", "ben"];
  const given = people.flatMap((typed) =>
    people.flatMap((by) => [HERE, ELSEWHERE].filter((address) => isReloadedPage(leftBy(typed), { by, address })).map(() => [typed, by])),
  );
  expect(given).toEqual(people.map((person) => [person, person]));
});

test("what is kept comes back as it was, and what is damaged is nothing", () => {
  expect(fromWords(inWords(leftBy("ann")))).toEqual(leftBy("ann"));
  expect([inWords(null), fromWords(""), fromWords("{")]).toEqual(["", null, null]);
});
