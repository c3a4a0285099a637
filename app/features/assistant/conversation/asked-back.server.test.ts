import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { findConversation, readConversation } from "./conversations.server";
import { sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const PATENT = "I need a patent lawyer in Berlin who speaks French, under €150 an hour";
/** Ambiguous, so the assistant asks which area is meant. */
const OPEN = "We need help with our data";

beforeAll(async () => {
  await anAdvisor({ displayName: "Paula Patent", topics: ["Intellectual Property"], category: "legal" });
  await anAdvisor({ displayName: "Dora Data", topics: ["Data Analytics", "Compliance"], category: "technology" });
});

function aTalk(language: Language = "en") {
  const speaker: Speaker = { userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9", language };
  const say = async (text: string) => {
    await sendMessage(speaker, "assistant", text, { now, dice: 0 });
    return (await findConversation(db, speaker, "assistant"))!.messages.at(-1)!;
  };
  return { speaker, say };
}

const ANOTHER: Record<Language, RegExp> = {
  en: /This is a new question, so your earlier wishes no longer count\./,
  de: /Da das eine neue Frage ist, gelten Ihre früheren Wünsche nicht mehr\./,
  fr: /Comme c’est une autre question, vos critères précédents ne comptent plus\./,
  es: /Como es otra pregunta, sus deseos anteriores ya no cuentan\./,
  it: /Poiché questa è un’altra domanda, i criteri precedenti non valgono più\./,
};

test.each(
  LANGUAGES,
)("in %s another question that was asked back about leaves out the wishes of the last, and its answer says so", async (language) => {
  const { say } = aTalk(language);
  await say(PATENT);
  const [choice] = (await say(OPEN)).choices!;
  const answer = await say(choice!);
  expect(answer.need).toMatchObject({ topics: [{ topic: choice }], budget: null, place: null });
  expect(answer.content).toMatch(ANOTHER[language]);
  expect((await say("in Munich")).content).not.toMatch(ANOTHER[language]);
});

test("what was wished for in the question itself stays when it was asked back about, and a first question is no other one", async () => {
  const { say } = aTalk();
  const [choice] = (await say(`${OPEN} for at most €90`)).choices!;
  const answer = await say(choice!);
  expect(answer.need).toMatchObject({ budget: { amount: 90_00 } });
  expect(answer.content).not.toMatch(ANOTHER.en);
});

test("an answer counts as of the matter that it is about, from the question on that was asked back about", async () => {
  const { speaker, say } = aTalk();
  await say(PATENT);
  const [choice] = (await say(OPEN)).choices!;
  await say(choice!);
  const { messages } = await readConversation(speaker, "assistant", now);
  expect(messages.map(({ since }) => since)).toEqual([...Array(5).fill(undefined), messages[2]!.number]);
});
