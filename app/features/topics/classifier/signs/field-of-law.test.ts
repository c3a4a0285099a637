import { expect, test } from "vitest";
import { judge } from "#app/features/assistant/understand/answer-kind";
import { textReader } from "../read-text.server";
import { fieldOfLawSought } from "./field-of-law";

test.each([
  ["Ich suche einen Anwalt für Marken", "Intellectual Property"],
  ["Markenanwalt gesucht", "Intellectual Property"],
  ["busco un abogado de marcas", "Intellectual Property"],
  ["avocat pour une marque", "Intellectual Property"],
  ["je cherche un avocat en droit des marques", "Intellectual Property"],
  ["cerco un avvocato per marchi", "Intellectual Property"],
  ["trademark lawyer", "Intellectual Property"],
  ["cerco un avvocato del lavoro", "Employment Law"],
  ["mi serve un giuslavorista", "Employment Law"],
  ["busco abogado laboralista", "Employment Law"],
  ["Anwalt für Arbeitsrecht gesucht", "Employment Law"],
  ["avocat en droit du travail", "Employment Law"],
  ["ein Anwalt für Gesellschaftsrecht", "Corporate Law"],
  ["abogado de extranjería", "Immigration Law"],
  ["je cherche un expert cybersécurité", "Cybersecurity"],
  ["je cherche un expert SEO", "Digital Marketing"],
])("whose lawyer or expert is asked for in a few words is understood: '%s'", async (text, area) => {
  const reading = (await textReader())(text);
  expect([judge(text, reading, null), reading.areas[0]?.topic]).toEqual([{ kind: "sure" }, area]);
});

test("a lawyer of no field, or of two, is none of these", () => {
  for (const text of ["i need a lawyer", "ein anwalt fur vertrage", "a lawyer for trademarks and employment", "our brand needs a new logo"])
    expect([text, fieldOfLawSought(text.split(" "))]).toEqual([text, null]);
});
