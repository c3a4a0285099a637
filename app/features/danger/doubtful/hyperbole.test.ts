import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { withoutHyperbole } from "#app/features/topics/classifier/signs/hyperbole";
import { dangerIn, withoutFigures } from "../danger";
import { dangerInClauses } from "./clear-danger";
import { likelihoodBeside } from "./likelihood-beside";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

test("what is said of death and madness of dull things and of work is put aside, and what is told besides is read, in five languages", () => {
  for (const [text, rest] of [
    ["this spreadsheet will be the death of me", ""],
    ["diese Tabelle bringt mich noch ins Grab", ""],
    ["ce tableur va me tuer", ""],
    ["esta hoja de cálculo me va a matar", ""],
    ["questo foglio di calcolo mi farà morire", ""],
    ["I'm dying of boredom, who does my books?", ", who does my books?"],
    ["Papierkram, ich sterbe vor Langeweile", "Papierkram,"],
    ["je suis mort de rire devant notre brochure", "devant notre brochure"],
    ["me muero de vergüenza con nuestra web", "con nuestra web"],
    ["muoio di noia con queste scartoffie", "con queste scartoffie"],
    ["how do we stop cutting our own throat with these discounts", "how do we stop"],
    ["c'est la goutte qui fait déborder le vase, mon comptable me rend folle", ","],
  ] as const) {
    expect([text, withoutHyperbole(text)]).toEqual([text, rest]);
    expect([text, dangerIn(text, read(text)), likelihoodBeside(text, read(text), true, read)]).toEqual([text, null, 0]);
  }
});

test("a friend who does not write back is no danger, in five languages", () => {
  for (const text of [
    "my girlfriend doesn't answer my messages, is she angry?",
    "mein Freund schreibt nicht zurück",
    "ma copine ne répond plus à mes messages, elle est fâchée ?",
    "mon copain ne m'écrit plus",
    "mi novia no me contesta los mensajes, ¿está enfadada?",
    "la mia ragazza non mi risponde più",
  ])
    expect([text, dangerIn(text, read(text)), withoutFigures(text)]).toEqual([text, null, ""]);
});

test("whoever means it is heard, whatever figure stands beside it", () => {
  for (const text of [
    "I'm dying of shame and I want to kill myself",
    "ich sterbe vor Scham, ich will nicht mehr leben",
    "je meurs de honte, je veux mourir ce soir",
    "me muero de vergüenza y quiero suicidarme",
    "muoio di vergogna e voglio uccidermi",
    "this paperwork will be the death of me, I have the pills in front of me and I am going to take them all",
    "my boyfriend doesn't answer and he said he wants to kill himself",
  ])
    expect([text, dangerIn(text, read(text)) !== null]).toEqual([text, true]);
});

test("who asks whether somebody can be stopped from copying is not told whom to call", () => {
  const text = "Somebody copied the pattern of my knitted toys and sells them on the market, can I stop her??";
  expect(dangerInClauses(text, read)).toBeNull();
});
