import { expect, test } from "vitest";
import type { Language } from "#app/languages/languages";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import type { Need } from "../understand/need";
import { rankCandidates } from "./candidates";
import { closeBut, phraseReply } from "./phrasing";
import { wordingIn } from "./wording.server";

const WISHES: Record<string, Partial<Need>> = {
  time: { urgency: "high" },
  asked: { languages: ["de"], isLanguageAsked: true },
  budget: { budget: { amount: 50_00, currency: "EUR" } },
  place: { place: { city: "Vienna", country: "Austria" } },
  country: { place: { city: null, country: "Austria" } },
};

const NEXT_TO_AUSTRIA = { city: "Munich", country: "Germany" };

/** The text about an advisor who meets none of these preferences. */
function said(language: Language, ...names: string[]) {
  const need = aNeed(Object.assign({}, ...names.map((name) => WISHES[name])));
  const wording = wordingIn(language);
  const picks = rankCandidates([aCandidate({ ...NEXT_TO_AUSTRIA, currency: "EUR", hourlyRate: 90_00 })], need, {
    now: 0,
    freeAt: new Map(),
  });
  return closeBut(need, picks, wording).map(wording.say).join(" ").replace(/\s/g, " ");
}

const all = (language: Language) => [
  said(language, "asked"),
  said(language, "asked", "place"),
  said(language, "asked", "budget", "country"),
  said(language, "time", "budget", "place"),
];

test.each([
  [
    "en",
    [
      "Close, but nobody in this field speaks German.",
      "Close, but based outside Vienna. And nobody in this field speaks German.",
      "Close, but above €50 an hour and not in the country you named (Austria). And nobody in this field speaks German.",
      "Close, but not free in time, above €50 an hour, and based outside Vienna.",
    ],
  ],
  [
    "de",
    [
      "Fast passend, aber niemand in diesem Gebiet spricht Deutsch.",
      "Fast passend, aber nicht in der Nähe von Wien. Und niemand in diesem Gebiet spricht Deutsch.",
      "Fast passend, aber über 50 € pro Stunde und nicht im genannten Land (Österreich). Und niemand in diesem Gebiet spricht Deutsch.",
      "Fast passend, aber nicht rechtzeitig frei, über 50 € pro Stunde und nicht in der Nähe von Wien.",
    ],
  ],
  [
    "fr",
    [
      "C’est presque ce que vous cherchez, mais personne dans ce domaine ne parle allemand.",
      "C’est presque ce que vous cherchez, mais ce n’est pas près de la ville indiquée (Vienne). Et personne dans ce domaine ne parle allemand.",
      "C’est presque ce que vous cherchez, mais le tarif dépasse 50 € l’heure et ce n’est pas dans le pays indiqué (Autriche). Et personne dans ce domaine ne parle allemand.",
      "C’est presque ce que vous cherchez, mais aucun créneau n’est libre à temps, le tarif dépasse 50 € l’heure et ce n’est pas près de la ville indiquée (Vienne).",
    ],
  ],
  [
    "es",
    [
      "Se acerca, pero nadie en esta área habla alemán.",
      "Se acerca, pero lejos de Viena. Y nadie en esta área habla alemán.",
      "Se acerca, pero por encima de 50 € por hora y fuera del país indicado (Austria). Y nadie en esta área habla alemán.",
      "Se acerca, pero sin hora libre a tiempo, por encima de 50 € por hora y lejos de Viena.",
    ],
  ],
  [
    "it",
    [
      "Ci siamo quasi, ma nessuno in questo ambito parla tedesco.",
      "Ci siamo quasi, ma lontano da Vienna. E nessuno in questo ambito parla tedesco.",
      "Ci siamo quasi, ma a oltre 50 € all’ora e fuori dal Paese indicato (Austria). E nessuno in questo ambito parla tedesco.",
      "Ci siamo quasi, ma senza orari liberi in tempo, a oltre 50 € all’ora e lontano da Vienna.",
    ],
  ],
] as const)("in %s what is missed of one, two and three wishes reads as sentences", (language, sentences) =>
  expect(all(language)).toEqual(sentences));

test("of two languages one is enough", () => {
  const need = aNeed({ languages: ["de", "fr"], isLanguageAsked: true });
  const picks = rankCandidates([aCandidate()], need, { now: 0, freeAt: new Map() });
  const wording = wordingIn("en");
  expect(closeBut(need, picks, wording).map(wording.say)).toEqual(["Close, but nobody in this field speaks German or French."]);
});

test.each([
  [
    "en",
    "I looked for at most €50 an hour and somebody near Vienna: what I found is close, but above €50 an hour and based outside Vienna.",
  ],
  [
    "de",
    "Gesucht habe ich: höchstens 50 € pro Stunde und in der Nähe von Wien; was ich gefunden habe, ist nah dran, aber über 50 € pro Stunde und nicht in der Nähe von Wien.",
  ],
  [
    "fr",
    "J’ai cherché selon vos critères, 50 € l’heure au maximum et près de la ville indiquée (Vienne) : ce que j’ai trouvé s’en approche, mais le tarif dépasse 50 € l’heure et ce n’est pas près de la ville indiquée (Vienne).",
  ],
  [
    "es",
    "He tenido en cuenta lo siguiente: 50 € por hora como máximo y cerca de Viena; lo que he encontrado se acerca, pero por encima de 50 € por hora y lejos de Viena.",
  ],
  [
    "it",
    "Ho cercato: al massimo 50 € all’ora e vicino a Vienna; quello che ho trovato si avvicina, ma a oltre 50 € all’ora e lontano da Vienna.",
  ],
] as const)("in %s what was looked for and what of it is missed is one sentence", (language, sentence) => {
  const need = aNeed({ ...WISHES.budget, ...WISHES.place });
  const picks = rankCandidates([aCandidate({ ...NEXT_TO_AUSTRIA, currency: "EUR", hourlyRate: 90_00 })], need, {
    now: 0,
    freeAt: new Map(),
  });
  const wording = wordingIn(language);
  const reply = phraseReply(need, picks, 0, wording).map(wording.say).join(" ").replace(/\s/g, " ");
  expect(reply).toContain(sentence);
});

test.each([
  ["en", "I looked for a time in the morning or in the evening: what I found is close, but not free in the morning or in the evening."],
  [
    "de",
    "Gesucht habe ich: einen Termin am Vormittag oder am Abend; was ich gefunden habe, ist nah dran, aber am Vormittag oder am Abend nicht frei.",
  ],
  [
    "fr",
    "J’ai cherché selon vos critères, un créneau le matin ou le soir : ce que j’ai trouvé s’en approche, mais aucun créneau n’est libre le matin ou le soir.",
  ],
  [
    "es",
    "He tenido en cuenta lo siguiente: una hora por la mañana o por la noche; lo que he encontrado se acerca, pero sin hora libre por la mañana o por la noche.",
  ],
  ["it", "Ho cercato: un orario di mattina o di sera; quello che ho trovato si avvicina, ma senza orari liberi di mattina o di sera."],
] as const)("in %s the part of a day that was asked for is said back, and that nobody is free then", (language, sentence) => {
  const need = aNeed({ dayParts: ["morning", "evening"] });
  const moment = { now: 0, freeAt: new Map(), freeThen: new Set<string>() };
  const wording = wordingIn(language);
  const reply = phraseReply(need, rankCandidates([aCandidate()], need, moment), 0, wording)
    .map(wording.say)
    .join(" ");
  expect(reply.replace(/\s/g, " ")).toContain(sentence);
});
