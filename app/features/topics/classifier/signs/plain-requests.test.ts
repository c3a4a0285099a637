import { beforeAll, expect, test } from "vitest";
import { judge } from "#app/features/assistant/understand/answer-kind";
import { textReader } from "../read-text.server";
import type { Reader } from "../reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const firstOf = (text: string) => read(text).areas[0]?.topic ?? "";

/** Plainest wishes, in five languages, with the area that each is about. */
const WISHED = [
  [
    "Sales",
    ["more sales", "i want more customers for my bakery"],
    ["ich will mehr Kunden", "mehr Umsatz machen", "Umsatz steigern"],
    ["je veux plus de clients", "augmenter mes ventes"],
    ["quiero vender más", "quiero disparar las ventas", "facturar más"],
    ["voglio vendere di più", "trovare nuovi clienti"],
  ],
  [
    "Finance",
    ["reduce costs", "lower my running costs", "we spend too much"],
    ["Kosten senken", "Ausgaben runterfahren", "wir geben zu viel aus"],
    ["réduire les coûts", "dépenser moins", "faire des économies"],
    ["reducir gastos", "gastar menos en la empresa"],
    ["tagliare le spese", "ridurre i costi", "risparmiare in azienda"],
  ],
  [
    "Business Strategy",
    ["raise prices or not", "grow my business"],
    ["Preise erhöhen"],
    ["augmenter mes prix"],
    ["subir precios"],
    ["far crescere la mia azienda"],
  ],
  [
    "Entrepreneurship",
    ["i want to start my own business"],
    ["Firma gründen"],
    ["créer une entreprise"],
    ["abrir un negocio"],
    ["voglio aprire un'azienda"],
  ],
  [
    "Mergers and Acquisitions",
    ["sell my company"],
    ["meine Firma verkaufen"],
    ["vendre mon affaire"],
    ["vender mi negocio"],
    ["vendere la mia attività"],
  ],
  [
    "Human Resources",
    ["we cant find any staff"],
    ["wir finden keine Leute"],
    ["recruter du personnel"],
    ["no encuentro personal"],
    ["assumere personale"],
  ],
  [
    "Tax and Accounting",
    ["bookkeeping backlog"],
    ["weniger Steuern zahlen", "Chaos in der Buchhaltung"],
    ["payer moins d'impôts"],
    ["pagar menos impuestos"],
    ["pagare meno tasse"],
  ],
  ["Corporate Law", ["close my company"], ["meine GmbH auflösen"], ["fermer ma société"], ["cerrar mi empresa"], ["chiudere la ditta"]],
] as const;

test.each(WISHED)("a plain wish is read as what it is about: %s", (area, ...texts) => {
  const found = texts.flat().map((text) => [text, firstOf(text), judge(text, read(text), null).kind]);
  expect(found).toEqual(texts.flat().map((text) => [text, area, "sure"]));
});

test("payroll is of people, whoever is sought for it", () => {
  for (const text of [
    ...[
      "need somebody for payroll in a small cafe",
      "someone who does payroll",
      "payroll is a mess",
      "payroll mess",
      "somebody who knows payroll",
    ],
    ...["Lohnabrechnung für ein kleines Café", "wer kann unsere Lohnabrechnung übernehmen", "Löhne für vier Gesellen ausrechnen"],
    ...["quelqu'un pour faire les paies de mon café", "bulletins de salaire faux tous les mois"],
    ...["nóminas para mi bar", "alguien que haga las nóminas", "qualcuno per le buste paga", "chi mi fa le paghe di sei dipendenti"],
  ])
    expect([text, firstOf(text)]).toEqual([text, "Human Resources"]);
});

test("with a no, or with more said, a text is no plain wish", () => {
  for (const [text, ...areas] of [
    ["payroll redirected by fake email", "Cybersecurity"],
    ["somebody can see the payroll folder", "Cybersecurity"],
    ["more customers from google", "Digital Marketing"],
    ["cut our aws costs", "Cloud Computing"],
    ["reduce the costs of shipping", "Logistics"],
    [
      "I do not want to sell my company, my brother does",
      "Corporate Law",
      "Corporate Governance",
      "Mergers and Acquisitions",
      "Business Strategy",
    ],
  ] as const)
    expect([text, areas]).toEqual([text, expect.arrayContaining([firstOf(text)])]);
});
