import { expect, test } from "vitest";
import { turnIn } from "./turns";

test("a 'no' and something else is another matter in five languages, the shortest, too", () => {
  for (const text of ["no, something else", "nein, etwas anderes", "non, autre chose", "no, otra cosa", "no, altro"])
    expect([text, turnIn(text)]).toEqual([text, "otherMatter"]);
  expect(turnIn("un altro")).toBe("others");
});
