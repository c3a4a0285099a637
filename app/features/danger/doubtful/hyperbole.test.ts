import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { withoutHyperbole } from "#app/features/topics/classifier/signs/hyperbole";
import { dangerIn, withoutFigures } from "../danger";
import { dangerInClauses } from "./clear-danger";
import { likelihoodBeside } from "./likelihood-beside";
import { namesGoods } from "./matters-named";

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

test("who is done with a lease, a farm or an accountant, and who is killed over a tax bill, is in no danger, in five languages", () => {
  for (const text of [
    "I want to end my lease early",
    "I want to give up the farm",
    "my accountant is going to kill me if I don't find those receipts",
    "my wife will murder me when she sees the tax bill",
    "meine Frau bringt mich um, wenn ich die Steuer nicht mache",
    "ich habe die Nase voll von meinem Steuerberater",
    "je suis à bout avec ma compta",
    "je veux en finir avec mon associé, il vend ses parts",
    "estoy harto de mi gestor, quiero otro",
    "mi jefe me mata si no entrego el balance mañana",
    "voglio chiudere la ditta e farla finita con le tasse",
    "sono stufo del mio commercialista",
  ]) {
    const reading = read(text);
    expect([text, dangerIn(text, reading), dangerInClauses(text, read)]).toEqual([text, null, null]);
    expect([text, likelihoodBeside(text, reading, false, read) < 0.6]).toEqual([text, true]);
  }
});

test("with one's life, fear, blows or a demand beside it, it is heard", () => {
  for (const text of [
    "I want to end my business and my life",
    "my wife will murder me when she sees the tax bill, she beat me last time",
    "my husband will kill me if I don't sign the tax return",
    "mein Mann bringt mich um, wenn ich die Steuer nicht mache, ich habe Angst",
    "je veux en finir",
    "mi marido me mata si no firmo la declaración",
    "voglio farla finita stanotte",
  ])
    expect([text, dangerIn(text, read(text)) !== null]).toEqual([text, true]);
});

test("that somebody was let go, or that goods are copied, is asked about less soon", () => {
  for (const text of [
    "I've been let go without notice",
    "ich wurde fristlos entlassen",
    "j'ai été licencié sans préavis",
    "me han despedido",
    "mi hanno licenziato",
  ])
    expect([text, likelihoodBeside(text, read(text), true, read)]).toEqual([text, 0]);
  expect(namesGoods("bevor die ein grosser nachbaut hatt ich das gern abgesichert")).toBe(true);
  expect(namesGoods("ense o mis muebles y no quiero vivir")).toBe(false);
});
