import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { kindOfDanger } from "#app/features/danger/danger";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { EMERGENCIES } from "../../../../tests/support/danger";
import { useDatabase } from "../../../../tests/support/database";
import { aFile } from "../../../../tests/support/documents";
import { anAdvisor } from "../../../../tests/support/people";
import type { Room } from "./conversation";
import { readConversation } from "./conversations.server";
import { sendDocument, sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const moment = { now, dice: 0 };
const aBrowser = (): Speaker => ({ userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9" });

async function answerTo(text: string, { speaker = aBrowser(), room = "assistant" as Room } = {}) {
  await sendMessage(speaker, room, text, moment);
  return (await readConversation(speaker, room, now)).messages.at(-1)!;
}

beforeAll(async () => {
  await anAdvisor({ displayName: "Paula Patent", topics: ["Intellectual Property"], category: "legal" });
  await anAdvisor({ displayName: "Tom Tax", topics: ["Tax and Accounting"], category: "finance" });
});
beforeEach(async () => {
  await db.delete(siteSettings);
});

test("somebody in danger is told to call the emergency number, and sees no advisor and no price", async () => {
  const answer = await answerTo("I want to kill myself");
  expect(answer.content).toContain("emergency number");
  expect(answer.content).toContain("findahelpline.com");
  expect(answer.advisors).toBeUndefined();
  expect(answer.content).not.toMatch(/Paula|Tom|\$|€/);
});

test("in an emergency that goes on now the number to call stands first, in five languages", async () => {
  for (const language of TEXT_LANGUAGES) {
    const emergency = EMERGENCIES[language][0]!;
    const { content } = await answerTo(emergency, {
      speaker: { ...aBrowser(), address: `198.51.100.${TEXT_LANGUAGES.indexOf(language)}` },
    });
    const first = content.split(/[.(]/)[0]!;
    const hasCrisisLine = kindOfDanger(emergency) !== "body";
    expect([content, /\b112\b/.test(first), first.length < 40, content.includes("findahelpline.com")]).toEqual([
      content,
      true,
      true,
      hasCrisisLine,
    ]);
  }
});

test("they are answered in their language, with the line that an admin has set for it", async () => {
  await db.insert(siteSettings).values({ name: "danger_line_de", value: "TelefonSeelsorge: 0800 111 0 111." });
  const answer = await answerTo("Ich will nicht mehr leben");
  expect(answer.content).toContain("Notruf");
  expect(answer.content).toMatch(/TelefonSeelsorge: 0800 111 0 111\.$/);
  expect((await answerTo("je veux mourir")).content).toContain("findahelpline.com");
});

test("no model is asked to word the answer to somebody in danger", async () => {
  const model = new Proxy({}, { get: () => expect.unreachable("the model was asked") }) as never;
  const speaker = aBrowser();
  await sendMessage(speaker, "assistant", "Mi marido me pega", { ...moment, model });
  expect((await readConversation(speaker, "assistant", now)).messages.at(-1)?.content).toContain("emergencias");
});

test("on a matcher it asks no questions after that, and a letter that is uploaded is read with the same care", async () => {
  const speaker = aBrowser();
  await answerTo("I want to die", { speaker, room: "legal" });
  expect((await readConversation(speaker, "legal", now)).stage).toBe("welcome");
  await sendDocument(speaker, "legal", aFile("letter.txt", "Dear all, I do not want to live any more. Goodbye."), moment);
  const talk = await readConversation(speaker, "legal", now);
  expect(talk.messages.at(-1)?.content).toContain("emergency number");
  expect(talk.messages.at(-1)?.advisorRecommendations).toBeUndefined();
});

test("thanks and the weather get a sentence and nobody's name; neither do letters without a sense", async () => {
  for (const text of ["thanks", "what is the weather today?", "my boyfriend left me", "asdf"]) {
    const answer = await answerTo(text);
    expect(answer.advisors, text).toBeUndefined();
    expect(answer.content, text).not.toMatch(/Paula|Tom/);
  }
  expect((await answerTo("thanks")).content).toBe("You are welcome! If something else comes up, just say so.");
});

test("the weather, the time and a match are answered with what the assistant can do, in the reader's language", async () => {
  const asked = [
    ["en", "what is the weather today?", "I do not know that, but I can find advisors"],
    ["de", "Wie wird das Wetter morgen?", "Das weiß ich nicht; was ich kann: Berater"],
    ["fr", "quel temps fait-il à Marseille ?", "je peux en revanche trouver des experts"],
    ["es", "¿qué hora es?", "lo que sí puedo hacer es buscar asesores"],
    ["it", "chi ha vinto la partita?", "posso però trovare consulenti"],
  ] as const;
  for (const [language, text, said] of asked)
    expect((await answerTo(text, { speaker: { ...aBrowser(), language } })).content, text).toContain(said);
  expect((await answerTo("hello")).content).toMatch(/^Good to hear from you!/);
});

test("what is not understood is said so, with what to choose from", async () => {
  const answer = await answerTo("asdf");
  expect(answer.content).toMatch(/^I am not sure I understood\./);
  expect((answer.choices?.length ?? 0) + (answer.links?.length ?? 0)).toBeGreaterThan(0);
});

test("a question about the site is answered with its page", async () => {
  const refund = await answerTo("can I get a refund?");
  expect(refund.content).toContain("24 hours");
  expect(refund.links).toContainEqual({ label: "Terms of Service", path: "/terms" });
  expect((await answerTo("how do I become an advisor?")).links).toEqual([{ label: "Become an Advisor", path: "/become-advisor" }]);
});

test("questions about the site are answered in the reader's language with its pages, in all five", async () => {
  const asked = [
    ["en", "can I get my money back?", "Help and Contact"],
    ["de", "Wann bekomme ich mein Geld zurück?", "Hilfe und Kontakt"],
    ["fr", "Comment récupérer mon argent si j'annule ?", "Aide et contact"],
    ["es", "¿Cómo me devuelven el dinero si cancelo?", "Ayuda y contacto"],
    ["it", "Come riavere i soldi se disdico la consulenza?", "Aiuto e contatti"],
  ] as const;
  for (const [language, text, label] of asked) {
    const answer = await answerTo(text, { speaker: { ...aBrowser(), language } });
    expect([text, answer.links?.at(-1)]).toEqual([text, { label, path: "/help" }]);
    expect(answer.content, text).toContain("24");
  }
});

test("where one's invoices, bookings, messages and settings are is answered with their page", async () => {
  const asked = [
    ["de", "Wo sehe ich meine Rechnungen?", "Abrechnung", "/profile/billing"],
    ["en", "where are my bookings?", "Consultations", "/consultations"],
    ["fr", "Où sont mes messages ?", "Messages", "/messages"],
    ["es", "¿Cómo cambio mi contraseña?", "Seguridad", "/profile/security"],
    ["it", "Come cambio la lingua?", "Preferenze", "/profile/preferences"],
    ["en", "how do I delete my account", "Security", "/profile/security"],
  ] as const;
  for (const [language, text, label, path] of asked) {
    const answer = await answerTo(text, { speaker: { ...aBrowser(), language } });
    expect([text, answer.links?.[0]]).toEqual([text, { label, path }]);
  }
});

test("a choice, pressed, is sent as it stands and answered with advisors of that area", async () => {
  const speaker = aBrowser();
  await answerTo("asdf", { speaker });
  expect((await answerTo("Intellectual Property", { speaker })).advisors?.[0]?.name).toBe("Paula Patent");
});

test("after thanks, the need is still known", async () => {
  const speaker = aBrowser();
  await answerTo("a patent lawyer", { speaker });
  await answerTo("thanks", { speaker });
  expect((await answerTo("someone cheaper", { speaker })).advisors?.[0]?.name).toBe("Paula Patent");
});

test("after a need the weather repeats nobody, and a correction leads elsewhere", async () => {
  await anAdvisor({ displayName: "Ivy Immigration", topics: ["Immigration Law"], category: "legal" });
  const speaker = aBrowser();
  expect((await answerTo("a patent lawyer", { speaker })).advisors?.[0]?.name).toBe("Paula Patent");
  expect((await answerTo("what is the weather today?", { speaker })).advisors).toBeUndefined();
  const corrected = await answerTo("no, I meant a visa", { speaker });
  expect(corrected.advisors?.map(({ name }) => name) ?? []).not.toContain("Paula Patent");
  expect(corrected.advisors?.[0]?.name).toBe("Ivy Immigration");
});

test("an advisor who is asked for by name is found, whatever else is said", async () => {
  expect((await answerTo("Hello, is Tom Tax around?")).advisors?.[0]?.name).toBe("Tom Tax");
});
