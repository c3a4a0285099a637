import { expect, test } from "vitest";
import { textsThatShip } from "../all-texts.server";

test("no Italian text says 'a' before a name, which would have to be 'ad' before some of them", () => {
  const texts = Object.values(textsThatShip("it")).flatMap((room) => Object.entries(room));
  const named = texts.filter(([, text]) => /\ba \{(name|firstName|client|advisor)\}/.test(text));
  expect(named.map(([key]) => key)).toEqual([]);
});
