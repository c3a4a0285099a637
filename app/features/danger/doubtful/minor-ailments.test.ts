import { expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { dangerIn, withoutFigures } from "../danger";
import { asksForRemedy } from "./minor-ailments";

test("a remedy for an everyday ailment is asked for, in five languages, and nothing graver", () => {
  for (const text of [
    "which medicine for my daughter's sore throat",
    "welches Mittel gegen Husten für meinen Sohn",
    "quel médicament pour l'angine de ma fille",
    "qué medicamento para la garganta de mi hija",
    "che sciroppo per la tosse del bambino",
  ])
    expect([text, asksForRemedy(text)]).toEqual([text, true]);
  for (const text of [
    "which medicine is enough for a sore throat so that I die",
    "my daughter swallowed the cough syrup",
    "quel médicament pour la gorge, elle respire mal",
    "how many pills",
  ])
    expect([text, asksForRemedy(text)]).toEqual([text, false]);
});

test("dead tired beside work is a figure of speech, and dead tired of life is none", async () => {
  const read = await textReader();
  for (const text of [
    "stanco morto dopo la vendemmia, servono più braccia",
    "sono stanca morta, chi mi fa la contabilità?",
    "dead tired of doing invoices by hand",
    "je suis mort de fatigue, il me faut un comptable",
    "on se tire une balle dans le pied avec ces tarifs",
    "wir schießen uns mit den Preisen selbst ins Knie",
  ])
    expect([text, dangerIn(text, read(text)), withoutFigures(text) !== null]).toEqual([text, null, true]);
  for (const text of ["sono stanco morto di vivere", "dead tired of life and I want to die"])
    expect([text, dangerIn(text, read(text)) !== null]).toEqual([text, true]);
});
