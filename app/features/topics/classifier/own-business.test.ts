import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { OTHER_MATTERS } from "./other-matters";
import { isOfOwnBusiness, readAsOwnBusiness } from "./own-business";
import { textReader } from "./read-text.server";
import { isNone, type Reader } from "./reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

const OF_OWN_BUSINESS = [
  "what is our small company worth",
  "was ist mein Betrieb wert",
  "combien vaut ma boutique",
  "cuánto vale mi empresa",
  "quanto vale la mia azienda",
  "my invoices get paid faster",
  "how do I get my invoices paid faster",
  "how can customers change their password in my shop",
  "how do I get my money back from a supplier who went bust",
  "a customer wants a refund and our terms say nothing",
  "wie werden meine Rechnungen schneller bezahlt",
  "unsere Mieter wollen ihr Geld zurück",
  "comment faire payer mes factures plus vite",
  "un client veut être remboursé de l'acompte",
  "¿cómo hago que me paguen mis facturas antes?",
  "un cliente quiere cancelar y que le devuelva el dinero",
  "come faccio a farmi pagare prima le mie fatture",
  "un cliente vuole il rimborso dell'anticipo",
];

const OF_THE_SITE = [
  "can I get a refund?",
  "where can I see my invoices?",
  "how do I change my password",
  "how much does it cost here for my company",
  "can my employees use this site",
  "Wie storniere ich meine Buchung?",
  "contacter le service client",
  "atención al cliente",
  "can a client of yours cancel a consultation",
];

test("what is asked about one's own customers, invoices and shop is no question about the site, in five languages", () => {
  for (const text of OF_OWN_BUSINESS) {
    expect([text, isOfOwnBusiness(text)]).toEqual([text, true]);
    const reading = read(text);
    expect([text, reading.others.site, isNone(reading)]).toEqual([text, 0, false]);
  }
});

test("what is asked of the site stays a question about it", () => {
  for (const text of OF_THE_SITE) expect([text, isOfOwnBusiness(text)]).toEqual([text, false]);
});

test("without the site all other likelihoods keep their order and add up to one, and a danger is never made smaller", () => {
  const parts = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), {
    minLength: 50 + OTHER_MATTERS.length,
    maxLength: 50 + OTHER_MATTERS.length,
  });
  fc.assert(
    fc.property(parts, (given) => {
      const sum = given.reduce((total, each) => total + each, 0);
      const [areas, rest] = [given.slice(0, 50), given.slice(50)].map((some) => some.map((each) => each / sum)) as [number[], number[]];
      const others = Object.fromEntries(OTHER_MATTERS.map((matter, index) => [matter, rest[index]])) as Record<
        (typeof OTHER_MATTERS)[number],
        number
      >;
      const before = {
        areas: areas.map((likelihood, index) => ({ topic: String(index), likelihood })).sort((a, b) => b.likelihood - a.likelihood),
        others,
        none: rest.reduce((total, each) => total + each, 0),
      };
      const after = readAsOwnBusiness(before);
      expect(after.others.site).toBe(0);
      expect(after.others.crisis).toBeGreaterThanOrEqual(before.others.crisis);
      expect(after.areas.map(({ topic }) => topic)).toEqual(before.areas.map(({ topic }) => topic));
      expect(after.areas.reduce((total, { likelihood }) => total + likelihood, after.none)).toBeCloseTo(1, 6);
    }),
  );
});
