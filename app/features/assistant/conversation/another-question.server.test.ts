import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import type { Room } from "./conversation";
import { findConversation } from "./conversations.server";
import { sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const moment = { now, dice: 0 };
const aBrowser = (language: Language = "en"): Speaker => ({
  userId: null,
  tokenHash: tokenHash(randomToken()),
  address: "203.0.113.9",
  language,
});

async function say(speaker: Speaker, text: string, room: Room = "assistant") {
  await sendMessage(speaker, room, text, moment);
  return (await findConversation(db, speaker, room))!.messages.at(-1)!;
}

beforeAll(async () => {
  await anAdvisor({ displayName: "Paula Patent", topics: ["Intellectual Property"], category: "legal" });
  await anAdvisor({ displayName: "Tom Tax", topics: ["Tax and Accounting"], category: "finance" });
  await anAdvisor({ displayName: "Fred Funds", topics: ["Fundraising", "Venture Capital"], category: "finance" });
});

const SAID: Record<Language, { first: string; other: string; further: string; words: RegExp; kept: RegExp }> = {
  en: {
    first: "I need a patent lawyer in Berlin who speaks French, under €150 an hour",
    other: "How do I raise a seed round for my startup?",
    further: "And for our taxes?",
    words: /This is a new question, so your earlier wishes no longer count\./,
    kept: /at most €150 .*French.*Berlin/,
  },
  de: {
    first: "Ich brauche einen Patentanwalt in Berlin, der Französisch spricht, höchstens 150 Euro pro Stunde",
    other: "Wie finde ich Investoren für mein Startup?",
    further: "Und wer hilft bei der Umsatzsteuer?",
    words: /Da das eine neue Frage ist, gelten Ihre früheren Wünsche nicht mehr\./,
    kept: /höchstens 150.*Französisch.*Berlin/,
  },
  fr: {
    first: "Je cherche un avocat en brevets à Berlin qui parle allemand, moins de 150 € l'heure",
    other: "Qui vérifie notre déclaration de TVA ?",
    further: "Et pour les impôts ?",
    words: /Comme c’est une autre question, vos critères précédents ne comptent plus\./,
    kept: /150.*allemand.*Berlin/,
  },
  es: {
    first: "Necesito un abogado de patentes en Berlín que hable francés, menos de 150 euros por hora",
    other: "¿Quién revisa nuestra declaración del IVA?",
    further: "¿Y para los impuestos?",
    words: /Como es otra pregunta, sus deseos anteriores ya no cuentan\./,
    kept: /150.*francés.*Berlín/,
  },
  it: {
    first: "Cerco un avvocato per un brevetto a Berlino che parli francese, meno di 150 euro all'ora",
    other: "Chi controlla la nostra dichiarazione IVA?",
    further: "E per le tasse?",
    words: /Poiché questa è un’altra domanda, i criteri precedenti non valgono più\./,
    kept: /150.*francese.*Berlino/,
  },
};

test.each(
  LANGUAGES,
)("in %s another question leaves out what was wished for in the last, and says so; what goes on with it keeps it", async (language) => {
  const { first, other, further, words, kept } = SAID[language];
  const [anew, on] = [aBrowser(language), aBrowser(language)];
  await say(anew, first);
  const { need, content } = await say(anew, other);
  expect(need).toMatchObject({ budget: null, place: null, urgency: null });
  expect(need?.isLanguageAsked).toBeUndefined();
  expect(content).toMatch(words);
  expect(content).not.toMatch(kept);
  await say(on, first);
  const again = await say(on, further);
  expect(again.need).toMatchObject({ budget: { amount: 150_00 }, place: { city: "Berlin" }, isLanguageAsked: true });
  expect(again.content).toMatch(kept);
  expect(again.content).not.toMatch(words);
});

test("a matcher neither quotes an earlier question nor names whom it named", async () => {
  const { userId } = await aClient();
  const speaker: Speaker = { userId, tokenHash: null, address: "203.0.113.9" };
  await say(speaker, "Paula Patent should register a patent for us in Berlin", "other");
  const answer = await say(speaker, "How do I raise a seed round for my startup?", "other");
  expect(JSON.stringify([answer.keyIssues, answer.advisorRecommendations])).not.toMatch(/Paula|patent/);
  expect(answer.advisorRecommendations?.length).toBeGreaterThan(0);
});
