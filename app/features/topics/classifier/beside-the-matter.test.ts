import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { withoutAsides } from "./beside-the-matter";
import { textReader } from "./read-text.server";
import type { Reader } from "./reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

/** Needs by language, with phrases for who is not needed, what it is not about, and by when. */
const SAID = {
  en: {
    needs: [
      "someone copied our logo and sells shirts with it",
      "our online shop was hacked last night",
      "the tax office wants three years of receipts",
    ],
    denials: [
      "I don't need a lawyer, ",
      "we do not want another consultant and we don't need an accountant, ",
      "No need for a coach. ",
      "I'm not looking for an agency; ",
      "no marketing people please, ",
      "It's not about money, ",
      "this is not a legal question, ",
      "I don't need help with hiring, I want to know if ",
    ],
    deadlines: [". The deadline is Friday", ", deadline tomorrow", ". due by the end of the month", ". Deadline is 3 March."],
  },
  de: {
    needs: [
      "jemand hat unser Logo kopiert und verkauft Hemden damit",
      "unser Onlineshop wurde gestern gehackt",
      "das Finanzamt will Belege von drei Jahren",
    ],
    denials: [
      "Ich brauche keinen Anwalt, ",
      "wir suchen keine Agentur und wir brauchen keinen Steuerberater, ",
      "Kein Coach nötig. ",
      "Es geht mir nicht ums Geld, ",
      "das ist keine Rechtsfrage, ",
      "Ich will keine Beratung, ich will nur wissen ob ",
    ],
    deadlines: [". Die Frist ist Freitag", ", Abgabe bis morgen", ". Frist läuft am Montag ab.", ". Stichtag 3. März"],
  },
  fr: {
    needs: [
      "quelqu'un a copié notre logo et vend des chemises avec",
      "notre boutique en ligne a été piratée hier",
      "le fisc veut les justificatifs de trois ans",
    ],
    denials: [
      "Je n'ai pas besoin d'un avocat, ",
      "je ne veux pas d'agence et pas besoin d'un comptable, ",
      "Ce n'est pas une question juridique. ",
      "Il ne s'agit pas d'argent, ",
    ],
    deadlines: [". La date limite est vendredi", ", échéance demain", ". Délai : la fin du mois"],
  },
  es: {
    needs: [
      "alguien copió nuestro logotipo y vende camisas con él",
      "ayer piratearon nuestra tienda en línea",
      "hacienda quiere los recibos de tres años",
    ],
    denials: [
      "No necesito un abogado, ",
      "no buscamos agencia, ",
      "No es un tema legal. ",
      "no se trata de dinero, ",
      "nada de consultores, ",
    ],
    deadlines: [". El plazo acaba el viernes", ", fecha límite mañana", ". El plazo vence el 3 de marzo"],
  },
  it: {
    needs: [
      "qualcuno ha copiato il nostro logo e vende camicie con quello",
      "ieri hanno violato il nostro negozio online",
      "il fisco vuole le ricevute di tre anni",
    ],
    denials: [
      "Non mi serve un avvocato, ",
      "non cerchiamo un'agenzia, ",
      "Non è una questione legale. ",
      "niente consulenti, ",
      "non si tratta di soldi, ",
    ],
    deadlines: [". La scadenza è venerdì", ", scadenza domani", ". Il termine scade il 3 marzo"],
  },
};
const language = fc.constantFrom(...Object.values(SAID));

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(" ");
const firstArea = (text: string) => read(text).areas[0]?.topic;

test("whoever is not needed, what it is not about and by when change nothing of what a need is about, in five languages", () => {
  const said = language.chain(({ needs, denials, deadlines }) =>
    fc.record({
      need: fc.constantFrom(...needs),
      denial: fc.constantFrom("", ...denials),
      deadline: fc.constantFrom("", ...deadlines),
    }),
  );
  fc.assert(
    fc.property(said, ({ need, denial, deadline }) => {
      const text = `${denial}${need}${deadline}`;
      expect([text, wordsIn(withoutAsides(text))]).toEqual([text, wordsIn(need)]);
      expect([text, firstArea(text)]).toEqual([text, firstArea(need)]);
    }),
    { numRuns: 300 },
  );
});

test("where hardly anything else is said, all of it stays", () => {
  for (const { denials, deadlines } of Object.values(SAID))
    for (const text of [...denials, ...deadlines].filter((each) => !/ (?:if|ob) $/.test(each))) expect(withoutAsides(text)).toBe(text);
});

test("what somebody lacks, or has to do without, is what they speak of", () => {
  for (const text of [
    "we have a good app, no investors, no money",
    "no investors want to talk to us about the second round",
    "we don't need a permit, says the builder, but the town wants one",
    "I don't want to pay the fine, they never warned us",
    "our accountant quit and we have no lawyer either",
    "wir haben keinen Entwickler mehr, die App steht still",
    "no tenemos abogado y nos han demandado",
    "the deadline of the project has moved four times and nobody plans it",
  ])
    expect(withoutAsides(text)).toBe(text);
});

test("a text loses nothing but whole words of its own, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), language, fc.nat(5), (text, { denials }, at) => {
      const given = `${text} ${denials[at % denials.length]} ${text}`;
      let from = 0;
      for (const word of withoutAsides(given).match(/[\p{L}\p{N}]+/gu) ?? []) {
        from = given.indexOf(word, from);
        expect(from).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("whom somebody looks for says nothing of what it is about, in five languages", () => {
  for (const [text, left] of [
    ["We are looking for a consultant for the logistics of our warehouse", "the logistics of our warehouse"],
    ["Wir suchen einen Berater für die Logistik im Lager", "die Logistik im Lager"],
    ["Je cherche un expert en propriété intellectuelle et marques", "propriété intellectuelle et marques"],
    ["Busco un asesor para registrar una marca", "registrar una marca"],
    ["Cerchiamo un consulente per la logistica del magazzino", "la logistica del magazzino"],
  ] as const)
    expect(withoutAsides(text)).toBe(left);
});
