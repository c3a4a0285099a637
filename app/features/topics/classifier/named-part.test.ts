import { expect, test } from "vitest";
import { namedPartFirst } from "./named-part";
import { textReader } from "./read-text.server";
import type { Reading } from "./reading";

test("whoever names a part of a field with who does it means the part", async () => {
  const read = await textReader();
  for (const text of ["Ich suche einen Anwalt für Arbeitsrecht, der Französisch spricht", "a lawyer for employment law"])
    expect(read(text).areas[0]?.topic, text).toBe("Employment Law");
  expect(read("I need a lawyer").areas[0]?.topic).toBe("Legal");
});

const others = { chat: 0, private: 0, medical: 0, homework: 0, abuse: 0, site: 0, crisis: 0, language: 0 };
const reading = (...areas: [topic: string, likelihood: number][]): Reading => ({
  areas: areas.map(([topic, likelihood]) => ({ topic, likelihood })),
  others,
  none: 0,
});
const first = (text: string, ...areas: [topic: string, likelihood: number][]) => namedPartFirst(text, reading(...areas)).areas;

test("a part stands first from nearly half of its field's likelihood on, named, of the same category", () => {
  const TEXT = "employment law";
  expect(first(TEXT, ["Legal", 0.6], ["Employment Law", 0.27])).toEqual([
    { topic: "Employment Law", likelihood: 0.6 },
    { topic: "Legal", likelihood: 0.27 },
  ]);
  expect(first(TEXT, ["Legal", 0.6], ["Employment Law", 0.26])[0]?.topic).toBe("Legal");
  expect(first("a lawyer", ["Legal", 0.6], ["Employment Law", 0.27])[0]?.topic).toBe("Legal");
  expect(first(TEXT, ["Finance", 0.6], ["Employment Law", 0.27])[0]?.topic).toBe("Finance");
  expect(first(TEXT, ["Corporate Law", 0.6], ["Employment Law", 0.27])[0]?.topic).toBe("Corporate Law");
});
