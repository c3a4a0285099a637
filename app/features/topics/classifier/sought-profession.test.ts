import { beforeAll, expect, test } from "vitest";
import { textReader } from "./read-text.server";
import { isNone, type Reader } from "./reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

const SOUGHT = {
  "Tax and Accounting": [
    ...["can you recommend an accountant", "I would like to speak with somebody in bookkeeping", "bookkeeper wanted for a small dairy"],
    ...["Suche eine Buchhalterin für meine Gärtnerei", "Steuerberater gesucht, Zahnarztpraxis"],
    ...["je cherche un comptable pour mon salon", "j'ai besoin d'un expert-comptable"],
    ...["busco contable para mi taller", "necesito un asesor fiscal", "cerco un commercialista per la pizzeria", "mi serve un ragioniere"],
  ],
  Legal: [
    ...["I need a lawyer", "I'd like to talk to an attorney", "Ich suche einen Anwalt", "ich möchte mit einem Rechtsanwalt sprechen"],
    ...[
      "je voudrais parler à un avocat",
      "busco un abogado",
      "quiero hablar con una abogada",
      "cerco un avvocato",
      "vorrei parlare con un avvocato",
    ],
  ],
};

test("whoever asks for an accountant or a lawyer is understood, in five languages, whatever trade they are in", () => {
  const other = Object.entries(SOUGHT).flatMap(([area, texts]) =>
    texts.flatMap((text) => {
      const reading = read(text);
      return reading.areas[0]?.topic === area && !isNone(reading) ? [] : [[text, reading.areas[0]?.topic, area]];
    }),
  );
  expect(other).toEqual([]);
});

test("a lawyer of a field is sought in that field, and an accountant as an employee is no question of accounts", () => {
  expect(read("I need a patent lawyer").areas[0]?.topic).toBe("Intellectual Property");
  expect(read("Ich suche einen Anwalt für Arbeitsrecht").areas[0]?.topic).toBe("Employment Law");
  expect(read("I need to fire my accountant, what notice does the contract say").areas[0]?.topic).not.toBe("Tax and Accounting");
});
