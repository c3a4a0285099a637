import { expect, test } from "vitest";
import { asksForAnybody } from "./asked-for-anybody";

test("who asks for an advisor and says nothing of what for is asked that", () => {
  for (const text of [
    "I need an advisor",
    "an advisor for my business",
    "I'm looking for an expert, please",
    "Could you help me find a good consultant for our company?",
    "ein Unternehmensberater",
    "Ich suche eine Beraterin für meinen Betrieb",
    "J'ai besoin d'un conseiller pour mon entreprise",
    "Necesito un asesor para mi negocio",
    "Ho bisogno di un consulente per la mia azienda",
  ])
    expect([text, asksForAnybody(text)]).toEqual([text, true]);
});

test("who asks for help and says nothing of what with is asked that", () => {
  const asking = [
    ...["Ich brauche Hilfe", "Ich brauche dringend Hilfe", "Können Sie mir bitte helfen?", "Hilfe!"],
    ...["J'ai besoin d'aide", "Aidez-moi", "Pouvez-vous m'aider, s'il vous plaît ?"],
    ...["Help me please", "I need help", "Could somebody help us now?"],
    ...["Necesito ayuda", "Ayúdenme por favor", "¿Me puede ayudar?"],
    ...["Ho bisogno di aiuto", "Aiutatemi", "Mi può aiutare?"],
  ];
  expect(asking.filter((text) => !asksForAnybody(text))).toEqual([]);
});

test("whoever names a matter, or asks of the site, has said more", () => {
  for (const text of [
    "I need a tax advisor",
    "business advisor",
    "ein Steuerberater",
    "an advisor for my bakery",
    "advisor who speaks French",
    "how do I become an advisor?",
    "what does an advisor cost?",
    "do you have experts?",
    "I need help with my business",
    "Ich brauche Hilfe, ich kann nicht mehr",
    "Help me, he is coming",
    "",
  ])
    expect([text, asksForAnybody(text)]).toEqual([text, false]);
});

test.each([
  "who is the cheapest of them",
  "wer ist hier der günstigste",
  "qui est le moins cher ici",
  "¿quién es el más barato?",
  "chi è il meno caro",
])("whoever asks for the cheapest of all is asked what for: '%s'", (text) => expect(asksForAnybody(text)).toBe(true));
