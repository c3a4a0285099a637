import { expect, onTestFinished, test } from "vitest";
import "#app/languages/all-texts.server";
import { judge } from "#app/features/assistant/understand/answer-kind";
import { LANGUAGES } from "#app/languages/languages";
import { addNames, nameIn, replaceNames, shownNames } from "#app/languages/shown-texts";
import { offeredTopics, setChangedTopics } from "../../topic-list";
import { textReader } from "../read-text.server";

const SENTENCES = {
  en: "I would like advice on {area}",
  de: "Ich suche Rat zu {area}",
  fr: "Je cherche un conseil en {area}",
  es: "Busco consejo de {area}",
  it: "Cerco un consiglio di {area}",
} as const;

test.each(LANGUAGES)("every area is read first by its own name, alone and in a short sentence, in %s", async (language) => {
  const read = await textReader();
  const missed = offeredTopics().flatMap(({ name }) => {
    const own = nameIn(language, name);
    const texts = [own, own.toLowerCase(), SENTENCES[language].replace("{area}", own)];
    return texts.flatMap((text) => {
      const reading = read(text);
      const { kind } = judge(text, reading, null);
      return reading.areas[0]?.topic === name && kind === "sure" ? [] : [`${text}: ${kind}, ${reading.areas[0]?.topic}`];
    });
  });
  expect(missed.join("\n")).toBe("");
});

test("an area is known by a name as soon as it has it, and by one of before no more", async () => {
  const read = await textReader();
  const before = shownNames("de");
  onTestFinished(() => {
    replaceNames("de", before);
    setChangedTopics([]);
  });
  const called = (text: string) => read(text).called;
  expect(["Zimtkunde", "Glaswesen"].map(called)).toEqual([undefined, undefined]);
  addNames("de", { "Executive Coaching": "Zimtkunde" });
  expect(["Zimtkunde", "Ich suche Rat zu Zimtkunde"].map(called)).toEqual(["Executive Coaching", "Executive Coaching"]);
  addNames("de", { "Executive Coaching": "Glaswesen" });
  expect(["Zimtkunde", "Glaswesen"].map(called)).toEqual([undefined, "Executive Coaching"]);
  const [coaching] = offeredTopics().filter(({ name }) => name === "Executive Coaching");
  setChangedTopics([{ ...coaching!, isRetired: true }]);
  expect(called("Glaswesen")).toBeUndefined();
});
