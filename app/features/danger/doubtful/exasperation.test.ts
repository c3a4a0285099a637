import { expect, test } from "vitest";
import type { Reading } from "#app/features/topics/classifier/reading";
import { dangerIn, withoutFigures } from "../danger";

const NOTHING = { areas: [], others: { crisis: 0, private: 0, medical: 0 }, none: 0, danger: 0 } as unknown as Reading;

test("anger at whom a firm deals with is a figure of speech, in five languages", () => {
  for (const text of [
    "I could kill our web designer, the shop is down again",
    "I'm going to murder my supplier, wrong parts again",
    "ich könnte unseren Makler umbringen",
    "je vais étrangler mon fournisseur, encore en retard",
    "voy a matar a mi abogado, otra demora",
    "ammazzerei il mio consulente",
    "I could murder my landlord, he put the rent up again",
    "ich könnte meinen Vermieter erwürgen, schon wieder mehr Miete",
    "je pourrais étrangler mon proprio, le loyer augmente encore",
    "mataría a mi casero, otra subida",
    "strozzerei il padrone di casa, altro aumento",
  ]) {
    expect([text, dangerIn(text, NOTHING)]).toEqual([text, null]);
    expect([text, withoutFigures(text)]).not.toEqual([text, null]);
  }
});

test("with a weapon, a time or a person of one's own it is heard", () => {
  for (const text of [
    "I will kill my accountant tomorrow when he comes in",
    "I'm going to strangle my wife",
    "I will murder my landlord tonight",
    "ich erwürge meinen Steuerberater, ich weiß wo er wohnt, heute noch",
    "je vais étrangler mon mari",
    "voy a matar a mi socio con un cuchillo",
    "voglio uccidere mio padre stasera con il coltello",
  ])
    expect([text, dangerIn(text, NOTHING) !== null]).toEqual([text, true]);
});
