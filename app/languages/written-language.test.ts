import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { textsThatShip } from "./all-texts.server";
import { LANGUAGES, type Language } from "./languages";
import { useWrittenLanguage, writtenLanguage } from "./written-language";

const textsWithin = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsWithin) : [];

/** Returns a language's whole sentences that occur in no other: some are the same in all five. */
const sentencesOf = (language: Language) => {
  const others = new Set(LANGUAGES.filter((each) => each !== language).flatMap((each) => textsWithin(textsThatShip(each))));
  return textsWithin(textsThatShip(language)).filter((text) => text.split(" ").length >= 4 && !/[{<]/.test(text) && !others.has(text));
};

test.each(LANGUAGES)("of more than a thousand sentences in %s none is taken for another language, and most are known", (language) => {
  const sentences = sentencesOf(language);
  const told = sentences.map((text) => ({ text, as: writtenLanguage(text) }));
  expect(told.filter(({ as }) => as !== null && as !== language)).toEqual([]);
  expect(sentences.length).toBeGreaterThan(1000);
  expect(told.filter(({ as }) => as === language).length / sentences.length).toBeGreaterThan(0.6);
});

test.each([
  "Preciso de ajuda com os impostos da minha empresa em Portugal, não sei como fazer.",
  "Ik heb hulp nodig met de belasting van mijn bedrijf in Nederland.",
  "Potrzebuję pomocy z podatkami mojej firmy, nie wiem co robić.",
  "Jag behöver hjälp med skatten för mitt företag.",
  "Necessito ajuda amb els impostos de la meva empresa.",
  "Am nevoie de ajutor cu taxele pentru firma mea si nu stiu ce sa fac",
  "Vergi konusunda yardıma ihtiyacım var",
  "Мне нужна помощь с налогами моей компании",
  "税務について相談したいです",
  "Flora Beet, Obstbaumschnitt",
  "Danke!",
  "",
])("%j is in none of the five for sure, and nothing is said of it", (text) => {
  expect(writtenLanguage(text)).toBeNull();
});

const WRITTEN = {
  en: "I would like to know what this costs and when you can begin with it.",
  es: "Me gustaría saber cuánto cuesta esto y cuándo puede empezar con los trabajos.",
  fr: "Je voudrais savoir combien cela coûte et quand vous pouvez commencer avec les travaux.",
  de: "Ich wüsste gern, was das kostet und wann Sie mit der Arbeit beginnen können.",
  it: "Vorrei sapere quanto costa e quando può iniziare con il lavoro, per me è urgente.",
} satisfies Record<Language, string>;
const UNTOLD = ["Preciso de ajuda com os impostos da minha empresa em Portugal, não sei como fazer.", "Flora Beet", "Ok", "税務"];

/** Returns the element of a person's text on a page in a language. */
function drawnOn(locale: Language, text: string | null | undefined) {
  const Words = () => createElement("p", useWrittenLanguage()(text), "…");
  const around = { locale, messages: {}, timeZone: "UTC", children: createElement(Words) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

test.each(
  LANGUAGES,
)("on a page in %s somebody's words say their language unless it is the page's, and that they have none that is known", (page) => {
  for (const language of LANGUAGES) {
    expect([WRITTEN[language], writtenLanguage(WRITTEN[language])]).toEqual([WRITTEN[language], language]);
    expect(drawnOn(page, WRITTEN[language])).toBe(language === page ? "<p>…</p>" : `<p lang="${language}">…</p>`);
  }
  for (const text of UNTOLD) expect([text, drawnOn(page, text)]).toEqual([text, '<p lang="">…</p>']);
  for (const nothing of ["", null, undefined]) expect(drawnOn(page, nothing)).toBe("<p>…</p>");
});
