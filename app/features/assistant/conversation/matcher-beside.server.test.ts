import { beforeAll, expect, test } from "vitest";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { readConversation } from "./conversations.server";
import { sendAnswers, sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const moment = { now, dice: 0 };
let browsers = 0;
function aBrowser(): Speaker {
  browsers += 1;
  return { userId: null, tokenHash: tokenHash(randomToken()), address: `198.51.100.${browsers}` };
}
const talkOf = (speaker: Speaker) => readConversation(speaker, "legal", now);

beforeAll(async () => {
  await anAdvisor({ displayName: "Emma Employment", topics: ["Employment Law"], category: "legal" });
  await anAdvisor({ displayName: "Mark Market", topics: ["Market Entry"], category: "business" });
});

test("what is no need moves a matcher to no form: it asks what it may help with and offers its areas, in five languages", async () => {
  for (const [language, text, said] of [
    ["en", "my boyfriend left me", "What may I help you with?"],
    ["de", "guten Abend", "Wobei darf ich helfen?"],
    ["fr", "mon fils a de la fièvre", "Pour quoi puis-je vous aider"],
    ["es", "quién pintó Las Meninas", "¿En qué puedo ayudarle?"],
    ["it", "mio figlio di due anni non dorme", "In cosa posso aiutarLa?"],
  ] as const) {
    const speaker = { ...aBrowser(), language };
    await sendMessage(speaker, "legal", text, moment);
    const { stage, messages } = await talkOf(speaker);
    expect([text, stage, messages.at(-1)?.content]).toEqual([text, "welcome", expect.stringContaining(said)]);
    expect(messages.at(-1)?.choices, text).toContain("Employment Law");
  }
});

test("a question about the site is answered with its page, and no form", async () => {
  const speaker = aBrowser();
  await sendMessage(speaker, "legal", "can I pay with PayPal?", moment);
  const { stage, messages } = await talkOf(speaker);
  expect([stage, messages.at(-1)?.links?.[0]?.path]).toEqual(["welcome", "/help"]);
});

test("blank answers after no need, or after what was not understood, recommend nobody", async () => {
  for (const text of ["my boyfriend left me", "thanks", "asdf"]) {
    const speaker = aBrowser();
    await sendMessage(speaker, "legal", text, moment);
    expect(await sendAnswers(speaker, "legal", {}, moment), text).toEqual({ ok: false, reason: "assistant.answersMissing" });
  }
});

test("where nothing was understood the form asks for at least one answer, and what was guessed is not said to have been described", async () => {
  const said = async (text: string) => {
    const speaker = aBrowser();
    await sendMessage(speaker, "legal", text, moment);
    const form = (await talkOf(speaker)).messages.at(-1)?.content;
    await sendAnswers(speaker, "legal", {}, moment);
    return [form, (await talkOf(speaker)).messages.at(-1)?.advisorRecommendations?.[0]?.reasoning];
  };
  const optional = expect.stringContaining("leave out the rest");
  expect(await said("asdf")).toEqual([expect.stringMatching(/at least one\.$/), undefined]);
  expect(await said("my boss and I disagree about the contract and the market")).toEqual([
    optional,
    expect.stringMatching(/^What you describe may be about /),
  ]);
  expect(await said("I was dismissed without notice, is that legal under employment law?")).toEqual([
    optional,
    expect.stringMatching(/^What you describe is about Employment Law\./),
  ]);
});

test("what somebody then chooses in the form counts", async () => {
  const speaker = aBrowser();
  await sendMessage(speaker, "legal", "my boyfriend left me", moment);
  expect((await sendAnswers(speaker, "legal", { challenge: "Market Entry" }, moment)).ok).toBe(true);
  expect((await talkOf(speaker)).messages.at(-1)?.advisorRecommendations?.[0]?.advisor.name).toBe("Mark Market");
});

test("an area that was offered, pressed, brings the form", async () => {
  const speaker = aBrowser();
  await sendMessage(speaker, "legal", "my boyfriend left me", moment);
  await sendMessage(speaker, "legal", "Employment Law", moment);
  expect((await talkOf(speaker)).stage).toBe("questioning");
  expect((await sendAnswers(speaker, "legal", {}, moment)).ok).toBe(true);
  expect((await talkOf(speaker)).messages.at(-1)?.advisorRecommendations?.[0]?.advisor.name).toBe("Emma Employment");
});

test("of those who fit alike who speaks the language of a message comes first, however few of its small words there are", async () => {
  const speaker = aBrowser();
  for (const displayName of ["Ann Alike", "Ben Alike"]) await anAdvisor({ displayName, topics: ["Employment Law"], category: "legal" });
  await anAdvisor({ displayName: "Claire Parle", topics: ["Employment Law"], category: "legal", languages: ["en", "fr"] });
  for (const displayName of ["Cas Alike", "Dan Alike"]) await anAdvisor({ displayName, topics: ["Employment Law"], category: "legal" });
  const said = "Ma vendeuse ne vient plus depuis lundi et ne répond pas au téléphone, est-ce un abandon de poste ?";
  await sendMessage(speaker, "assistant", said, moment);
  const { messages } = await readConversation(speaker, "assistant", now);
  expect(messages.at(-1)?.advisors?.[0]?.name).toBe("Claire Parle");
});
