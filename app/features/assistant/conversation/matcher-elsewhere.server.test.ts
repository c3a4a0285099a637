import { beforeAll, expect, test } from "vitest";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import type { Room } from "./conversation";
import { readConversation } from "./conversations.server";
import { sendAnswers, sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const moment = { now, dice: 0 };
let browsers = 0;
function aBrowser(language: Speaker["language"] = "en"): Speaker {
  browsers += 1;
  return { userId: null, tokenHash: tokenHash(randomToken()), address: `198.51.101.${browsers}`, language };
}

beforeAll(async () => {
  await anAdvisor({ displayName: "Tara Tax", topics: ["Tax and Accounting"], category: "finance" });
  await anAdvisor({ displayName: "Emma Employment", topics: ["Employment Law"], category: "legal" });
  await anAdvisor({ displayName: "Stan Strategy", topics: ["Business Strategy"], category: "business" });
});

async function recommended(room: Room, text: string, language: Speaker["language"] = "en", answers = {}) {
  const speaker = aBrowser(language);
  await sendMessage(speaker, room, text, moment);
  await sendAnswers(speaker, room, answers, moment);
  const answer = (await readConversation(speaker, room, now)).messages.at(-1)!;
  return { ...answer, first: answer.advisorRecommendations?.[0]?.advisor.name };
}

test("a need of another category is recommended for from there, with that category and its link, in five languages", async () => {
  for (const [language, text, said, path] of [
    ["en", "the tax office wants to audit our VAT returns", "belongs to the category “Finance” and not to “Business”", "/finance"],
    ["de", "Ich möchte einem Kellner kündigen, welche Frist gilt im Arbeitsrecht?", "gehört zur Kategorie „Recht“", "/legal"],
    ["fr", "Le fisc me réclame trois ans de TVA", "relève de la catégorie « Finance »", "/finance"],
    ["es", "quiero despedir a un camarero, cuánto le tengo que pagar", "pertenece a la categoría «", "/legal"],
    ["it", "posso licenziare un dipendente sempre in ritardo?", "rientra nella categoria «", "/legal"],
  ] as const) {
    const answer = await recommended("business", text, language);
    expect([text, answer.content, answer.links?.[0]?.path]).toEqual([text, expect.stringContaining(said), path]);
    expect([text, answer.first]).toEqual([text, path === "/legal" ? "Emma Employment" : "Tara Tax"]);
  }
});

test("on its own category's page, of what was only guessed, and of whom somebody named, nothing is said of another category", async () => {
  for (const [room, text] of [
    ["finance", "the tax office wants to audit our VAT returns"],
    ["business", "my boss and I disagree about the contract and the market"],
    ["business", "can Tara Tax help me with our VAT?"],
  ] as const) {
    const answer = await recommended(room, text);
    expect([text, answer.content, answer.links]).toEqual([text, expect.not.stringContaining("belongs to the category"), undefined]);
  }
});

test("nobody is said to fit what was not understood", async () => {
  const answer = await recommended("business", "asdf", "en", { urgency: "Exploring Options" });
  expect([answer.first, answer.content]).toEqual(["Stan Strategy", expect.stringMatching(/^I am not sure I understood you\./)]);
  const sure = await recommended("business", "we need a strategy for the next five years");
  expect([sure.first, sure.content]).toEqual(["Stan Strategy", expect.stringMatching(/^This advisor fits what you describe\./)]);
});

test("what somebody chooses is said in their language, with the issue that it names; who skips every question has said nothing else", async () => {
  for (const [language, chosen, issue, skipped] of [
    ["en", "Europe · Manufacturing · Operational Efficiency", "Operational Efficiency", "Questions skipped."],
    ["de", "Europa · Produktion · Effiziente Abläufe", "Effiziente Abläufe", "Fragen übersprungen."],
    ["fr", "Europe · Production industrielle · Efficacité opérationnelle", "Efficacité opérationnelle", "Questions passées."],
    ["es", "Europa · Producción industrial · Eficiencia operativa", "Eficiencia operativa", "Preguntas omitidas."],
    ["it", "Europa · Produzione industriale · Efficienza operativa", "Efficienza operativa", "Domande saltate."],
  ] as const) {
    const asker = aBrowser(language);
    await sendMessage(asker, "business", "strategy", moment);
    await sendAnswers(asker, "business", { geography: "Europe", sector: "Manufacturing", challenge: "Operational Efficiency" }, moment);
    const { messages } = await readConversation(asker, "business", now);
    expect([language, messages.at(-2)?.content, messages.at(-1)?.keyIssues?.[0]?.quote]).toEqual([language, chosen, issue]);
    await sendAnswers(asker, "business", {}, moment);
    expect((await readConversation(asker, "business", now)).messages.at(-2)?.content).toBe(skipped);
  }
});
