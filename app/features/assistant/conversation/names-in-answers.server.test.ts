import { beforeAll, expect, test } from "vitest";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { wordingIn } from "../recommend/wording.server";
import type { Room } from "./conversation";
import { readConversation } from "./conversations.server";
import { sendAnswers, sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const moment = { now, dice: 0 };
const last = async (speaker: Speaker, room: Room) => (await readConversation(speaker, room, now)).messages.at(-1)!;

beforeAll(async () => {
  await anAdvisor({ displayName: "Paula Patent", topics: ["Intellectual Property"], category: "legal" });
});

test("areas, categories and countries are called in an answer as its reader calls them", async () => {
  const reader: Speaker = { userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9", language: "de" };
  await sendMessage(reader, "assistant", "Wir brauchen einen Patentanwalt", moment);
  const { content } = await last(reader, "assistant");
  expect(content).toMatch(/Geistiges Eigentum/);
  expect(content).not.toMatch(/Intellectual Property/);
  expect(wordingIn("de").country("Sweden")).toBe("Schweden");
  await sendMessage(reader, "legal", "Unser Patent wird verletzt", moment);
  await sendAnswers(reader, "legal", { urgency: "Immediate within 1 week" }, moment);
  const { advisorRecommendations } = await last(reader, "legal");
  expect(advisorRecommendations?.[0]).toMatchObject({ rate: { amount: expect.any(Number), currency: expect.any(String) } });
  expect(advisorRecommendations?.[0]?.reasoning).toMatch(/Geistiges Eigentum/);
  expect(advisorRecommendations?.[0]?.reasoning).not.toMatch(/Intellectual Property/);
});

test("a language is named of an advisor who speaks the one that somebody has asked for, or writes in", async () => {
  await anAdvisor({ displayName: "Ines Invention", topics: ["Intellectual Property"], category: "legal", languages: ["en", "de", "nl"] });
  const spokenSaid = async (message: string) => {
    const reader: Speaker = { userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9", language: "de" };
    await sendMessage(reader, "assistant", message, moment);
    const { advisors = [] } = await last(reader, "assistant");
    return advisors.find(({ name }) => name === "Ines Invention")?.why?.languages;
  };
  expect(await spokenSaid("Wir brauchen einen Patentanwalt und wissen nicht, wie das geht")).toEqual(["de"]);
  expect(await spokenSaid("We need a patent lawyer")).toBeUndefined();
  expect(await spokenSaid("Wir brauchen einen Patentanwalt, der Deutsch spricht")).toEqual(["de"]);
  expect(await spokenSaid("We need a patent lawyer who speaks Dutch")).toEqual(["nl"]);
});

test.each([
  ["Dora Deed", ["de"]],
  ["Fred Fair", ["fr", "de"]],
  ["Nora North", ["nl"]],
  ["Oona Oak", []],
])("of the languages that somebody asks for those are named of an advisor that they speak, and no other (%s)", async (displayName, spoken) => {
  await anAdvisor({ displayName, topics: ["Intellectual Property"], category: "legal", languages: ["en", ...spoken] });
  const reader: Speaker = { userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9", language: "en" };
  const said: [string, string[]][] = [
    [`I would like ${displayName}, who speaks German or French`, ["de", "fr"]],
    [`I would like ${displayName}, who speaks French or Dutch`, ["fr", "nl"]],
    [`I would like ${displayName}, who speaks German`, ["de"]],
  ];
  const names: Record<string, string> = { de: "German", fr: "French", nl: "Dutch" };
  for (const [message, asked] of said) {
    const common = asked.filter((each) => spoken.includes(each));
    await sendMessage(reader, "assistant", message, moment);
    const { advisors = [] } = await last(reader, "assistant");
    const found = advisors.find(({ name }) => name === displayName);
    expect([message, found !== undefined, found?.why?.languages ?? []]).toEqual([message, true, expect.arrayContaining(common)]);
    expect([message, found?.why?.languages?.length ?? 0]).toEqual([message, common.length]);
    await sendMessage(reader, "legal", message, moment);
    await sendAnswers(reader, "legal", { urgency: "Immediate within 1 week" }, moment);
    const { advisorRecommendations = [] } = await last(reader, "legal");
    const recommended = advisorRecommendations.find(({ advisor }) => advisor.name === displayName);
    const named = Object.keys(names).filter((each) => recommended?.reasoning.includes(names[each]!));
    expect([message, recommended !== undefined, named]).toEqual([
      message,
      true,
      Object.keys(names).filter((each) => common.includes(each)),
    ]);
  }
});
