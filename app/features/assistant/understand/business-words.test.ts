import { expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { judge } from "./answer-kind";

test("what names a business is not sent away as personal, in five languages", async () => {
  const read = await textReader();
  for (const text of [
    "how do I put our loyalty app out of its misery",
    "Da kam ein Herr im Anzug, der zwei Millionen für ein Stück vom Unternehmen geben will",
    "un monsieur en costume veut mettre deux millions contre un morceau de l'entreprise",
    "Vino un señor con traje que quiere poner dos millones a cambio de un trozo de la empresa",
    "è venuto un signore in giacca che vuole mettere due milioni per un pezzo dell'azienda",
  ])
    expect([text, judge(text, read(text), null)]).not.toEqual([text, { kind: "other", matter: "private" }]);
});

test("whom to vote for is no question for an advisor, unless it is about a board, in five languages", async () => {
  const read = await textReader();
  for (const text of ["who should I vote for", "wen soll ich wählen", "pour qui voter", "a quién voto", "per chi devo votare"])
    expect([text, judge(text, read(text), null)]).toEqual([text, { kind: "other", matter: "chat" }]);
  const board = "who should we vote for in the board election";
  expect(judge(board, read(board), null)).toEqual({ kind: "sure" });
});
