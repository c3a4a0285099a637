import { expect, test } from "vitest";
import { understand } from "../understand/understand";
import { asideAnswer } from "./off-topic-answer.server";

test("who looks for an advisor and does not say what for is asked that, in the reader's language, with the categories", async () => {
  for (const [language, text, said] of [
    ["en", "I need an advisor for my business", "Gladly. What is it about?"],
    ["de", "Ich suche einen Unternehmensberater", "Gern. Worum geht es?"],
    ["fr", "J’ai besoin d’un conseiller", "Volontiers."],
    ["es", "Necesito un asesor", "Con mucho gusto."],
    ["it", "Cerco un consulente per la mia azienda", "Volentieri."],
    ["en", "asdf", "I am not sure I understood."],
  ] as const) {
    const answer = await asideAnswer({ kind: "unsure", topics: [] }, text, understand(text), language);
    expect(answer?.content, text).toContain(said);
    expect(answer?.result.links?.length, text).toBeGreaterThan(3);
  }
});
