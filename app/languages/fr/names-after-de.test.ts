import { expect, test } from "vitest";
import { textsThatShip } from "../all-texts.server";

test("no French text says 'de' or 'que' before a name, which would have to be elided before some of them", () => {
  const texts = Object.values(textsThatShip("fr")).flatMap((room) => Object.entries(room));
  const named = texts.filter(([, text]) =>
    /\b(?:de|que|jusque|lorsque|puisque) \{(name|firstName|client|advisor|person|site|provider|who|place|operator)\}/i.test(text),
  );
  expect(named.map(([key]) => key)).toEqual([]);
});
