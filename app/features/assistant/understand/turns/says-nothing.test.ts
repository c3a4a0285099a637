import { expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { judgeWithoutDanger } from "../answer-kind";
import { saysNothing } from "./says-nothing";

test("what says nothing by itself is no need, in five languages", async () => {
  const read = await textReader();
  for (const text of [
    ...["both", "both of them", "no idea", "whatever", "half past nine", "ten thirty", "I don't care"],
    ...["beides", "alle beide", "keine Ahnung", "nix", "egal", "halb zehn"],
    ...["les deux", "je sais pas", "peu importe", "dix heures et demie"],
    ...["los dos", "da igual", "las dos cosas", "a las diez y media"],
    ...["tutte e due", "fa niente", "entrambe le cose", "non so"],
  ])
    expect([text, judgeWithoutDanger(text, read(text), null)]).toEqual([text, { kind: "unsure", topics: [] }]);
});

test("with a matter beside it, it says something", () => {
  for (const text of [
    "both contracts",
    "no idea how to do my taxes",
    "beide Verträge prüfen",
    "peu importe le prix, un avocat",
    "due soci",
  ])
    expect([text, saysNothing(text)]).toEqual([text, false]);
});
