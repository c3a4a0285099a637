import { expect, test } from "vitest";
import { TEXT_LANGUAGES, type TextLanguage, writtenIn } from "#app/features/topics/vocabulary/written-in";
import { languageOfDanger } from "./language-of-danger";

const SHORT: Record<TextLanguage, string[]> = {
  en: ["not sure if I can go on like this", "no idea who would look for me", "she has been so quiet since May"],
  de: ["ich weiß nicht, ob mich wer vermisst", "so geht es nimmer weiter", "keiner sucht nach mir"],
  fr: ["je ne sais pas si je passe la nuit", "à qui parler si ça ne va plus", "on ne se parle plus, ça me fait peur"],
  es: ["no sé si llego a mañana", "a quién le importa si me voy", "ya no me habla, y me da miedo"],
  it: [
    "non so se ce la faccio",
    "non so se arrivo a domani vivo",
    "a chi importa se me ne vado",
    "mi fa paura la notte a casa",
    "chi mi cerca se sparisco?",
    "mio fratello mi fa paura, che si fa?",
  ],
};

test("a few words of danger are answered in their own language, whatever the page's", () => {
  const wrong = TEXT_LANGUAGES.flatMap((language) =>
    SHORT[language].flatMap((text) =>
      [null, language === "en" ? "de" : "en"].flatMap((page) => {
        const answered = languageOfDanger(text, [], page);
        return answered === language ? [] : [[text, page, answered]];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test("small words that Spanish and Italian share make no Italian text Spanish", () => {
  const taken = [
    "la cuoca mi ha piantato a metà stagione, chi mi aiuta a sostituirla?",
    "il geometra mi ha mandato la fattura due volte e mi minaccia",
    "la socia se n'è andata a marzo, chi mi fa il bilancio?",
    "mi serve una persona per la contabilità",
    "a chi posso vendere la mia quota?",
  ].filter((text) => writtenIn(text) === "es");
  expect(taken).toEqual([]);
  expect(writtenIn("necesito una persona para la contabilidad de mi taller")).toBe("es");
});
