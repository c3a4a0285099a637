import { beforeAll, expect, test } from "vitest";
import { textReader } from "../read-text.server";
import type { Reader } from "../reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const firstOf = (text: string) => read(text).areas[0]?.topic ?? "";

/** What is told by its signs, in five languages, with its area. */
const TOLD: readonly [string, ...(readonly string[])[]][] = [
  [
    "Employment Law",
    ["can I deduct broken glasses from the wages"],
    ["mein Azubi hat die Fräse kaputt gemacht, haftet er dafür", "den Bruch vom Lohn abziehen"],
    ["retenir la casse sur le salaire"],
    ["descontar los platos rotos de la nómina"],
    ["il cameriere ha rotto la vetrina, deve pagare lui?"],
  ],
  [
    "Human Resources",
    ["the two women in my office don't talk to each other"],
    ["in der Werkstatt reden sie nicht mehr miteinander"],
    ["mes deux vendeuses ne se parlent plus"],
    ["mis empleados ya no se hablan"],
    ["i miei dipendenti non si parlano"],
  ],
  [
    "Compliance",
    ["may we put pictures of our pupils on the website, what do the parents sign"],
    ["dürfen wir Fotos von Patienten zeigen, braucht es eine Einwilligung"],
    ["faut-il une autorisation pour filmer les enfants du centre aéré"],
    ["permiso para publicar fotos de los alumnos"],
    ["serve il consenso dei genitori per le foto dei bambini"],
  ],
  [
    "Fundraising",
    ["who would put 150,000 into a boat yard"],
    ["wer steckt 80.000 in eine Töpferei"],
    ["qui mettrait de l'argent dans une librairie"],
    ["quién pondría 60000 en una escuela de vela"],
    ["chi metterebbe 100 mila in un birrificio"],
  ],
  [
    "Artificial Intelligence",
    ["can a machine answer the letters of our tenants"],
    ["kann ein Computer ans Telefon gehen und antworten"],
    ["une machine pourrait-elle répondre aux clients à notre place"],
    ["puede una máquina contestar los correos de la farmacia"],
    ["una macchina può rispondere ai clienti del vivaio?"],
  ],
  [
    "Procurement",
    ["flour is twice as dear, how do other bakers buy"],
    ["Stahl ist doppelt so teuer, wie kaufen wir besser ein"],
    ["le bois est hors de prix, comment acheter mieux"],
    ["la harina está por las nubes, cómo comprar mejor"],
    ["la farina è alle stelle, come trattare coi fornitori"],
  ],
  [
    "Sales",
    ["not enough customers"],
    ["Kunden bleiben weg", "die Gäste kommen nicht mehr"],
    ["pas assez de clients"],
    ["no vienen clientes"],
    ["pochi clienti"],
  ],
  [
    "Data Analytics",
    ["ten years of tides written down, what does it tell us"],
    ["alles notiert, was sagt uns das"],
    ["cinq ans de ventes notées, qu'en tirer"],
  ],
];

test.each(TOLD)("%s is told by its signs, in five languages", (area, ...said) => {
  const texts: string[] = said.flat();
  expect(texts.map((text) => [text, firstOf(text)])).toEqual(texts.map((text) => [text, area]));
});

test("the same words of another matter are read as that", () => {
  for (const [text, ...areas] of [
    ["the shareholders do not talk to each other, the firm stands still", "Corporate Governance", "Corporate Law"],
    ["our cook has broken his leg on holiday", "Employment Law", "Human Resources"],
    ["somebody copied the photos of our employees from the website", "Intellectual Property", "Compliance"],
  ] as const)
    expect([text, areas]).toEqual([text, expect.arrayContaining([firstOf(text)])]);
});
