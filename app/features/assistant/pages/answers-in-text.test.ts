import { expect, test } from "vitest";
import { aNeed } from "../../../../tests/support/needs";
import { answersInText } from "./answers-in-text";
import { readAnswers } from "./guided-prompts";

const regionIn = (text: string) => answersInText(aNeed({ urgency: null }), text).geography;
const sizeIn = (text: string) => answersInText(aNeed({ urgency: null }), text).size;

test("what was said already stands chosen among the guided prompts: how soon, where, and how many they are", () => {
  const brussels = "We are a studio of designers. Our office in Brussels needs a lawyer, we are 12 people.";
  const said = { urgency: "Immediate within 1 week", geography: "Europe", size: "Small 11-50" };
  expect(answersInText(aNeed({ urgency: "high" }), brussels)).toEqual(said);
  expect(readAnswers(said)).toEqual(said);
  expect(answersInText(aNeed({ urgency: "medium" }), "a lawyer in Peru")).toEqual({
    urgency: "Soon within 1 month",
    geography: "Latin America",
  });
  expect(answersInText(aNeed({ urgency: "low" }), "")).toEqual({});
});

test.each([
  ["our shop in Lyon is too small", "Europe"],
  ["we are based in Nairobi and sell tea", "Middle East & Africa"],
  ["Unsere Praxis in Wien zieht um", "Europe"],
  ["un avocat à Montréal", "North America"],
  ["nuestra tienda en Lima", "Latin America"],
  ["la nostra azienda a Torino", "Europe"],
  ["a patent was filed in Japan without us", undefined],
  ["Ein Händler in Brasilien verkauft unsere Lampen", undefined],
  ["notre produit est copié au Mexique", undefined],
  ["un cliente de Chile no paga", undefined],
  ["vogliamo vendere in Australia", undefined],
])("'%s' tells the region %s", (text, region) => expect(regionIn(text)).toBe(region));

test.each([
  ["a joinery with 9 people", "Startup 0-10"],
  ["We have 120 employees", "Medium 51-250"],
  ["Wir sind 35 Leute", "Small 11-50"],
  ["Maschinenbau, 400 Mitarbeiter", "Large Enterprise 250+"],
  ["nous sommes 6 salariés", "Startup 0-10"],
  ["somos 20 personas", "Small 11-50"],
  ["siamo in 60 persone", "Medium 51-250"],
  ["I am self-employed", "Solo Entrepreneur"],
  ["Ich bin selbstständig", "Solo Entrepreneur"],
  ["we must lay off 20 employees", undefined],
  ["Wir suchen 5 Mitarbeiter", undefined],
  ["300 people came to the opening", undefined],
  ["dinner for 80 people", undefined],
])("'%s' tells the size %s", (text, size) => expect(sizeIn(text)).toBe(size));
