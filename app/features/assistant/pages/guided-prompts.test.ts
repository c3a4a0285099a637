import fc from "fast-check";
import { expect, test } from "vitest";
import { topicByName } from "#app/features/topics/topic-list";
import { answersInWords, GUIDED_PROMPTS, readAnswers, topicsOfAnswers, urgencyOfAnswers } from "./guided-prompts";

test("the five guided prompts and their options are those of the document, to the letter", () => {
  expect(GUIDED_PROMPTS.map(({ label, options }) => `${label}: ${options.join(", ")}.`)).toEqual([
    "Select Geography: North America, Europe, Asia-Pacific, Latin America, Middle East & Africa, Global/Multiple Regions.",
    "Select Sector: Technology, Healthcare, Finance, Manufacturing, Retail, Professional Services, Real Estate, Other.",
    "Business Size: Startup 0-10, Small 11-50, Medium 51-250, Large Enterprise 250+, Solo Entrepreneur.",
    "Current Challenge: Strategic Planning, Operational Efficiency, Growth & Scaling, Financial Management, Market Entry, Team Building.",
    "Urgency Level: Immediate within 1 week, Soon within 1 month, Planning Ahead 1-3 months, Exploring Options.",
  ]);
});

test("every challenge leads to an area, every urgency level to one of three", () => {
  const options = (name: string) => GUIDED_PROMPTS.find((prompt) => prompt.name === name)!.options;
  for (const challenge of options("challenge")) expect(topicByName(topicsOfAnswers({ challenge })[0]!.topic), challenge).toBeDefined();
  expect(options("urgency").map((urgency) => urgencyOfAnswers({ urgency }))).toEqual(["high", "medium", "low", "low"]);
  expect(urgencyOfAnswers({})).toBeNull();
});

test("answers are said in the order of the prompts", () => {
  const answers = { urgency: "Exploring Options", geography: "Europe" } as const;
  expect(answersInWords(answers, (english) => english)).toBe("Europe · Exploring Options");
  expect(answersInWords(answers, (english) => english.toUpperCase())).toBe("EUROPE · EXPLORING OPTIONS");
});

test("what is no option is no answer, whatever a browser sends", () => {
  expect(readAnswers({ geography: "Mars", sector: "Retail", role: "assistant", constructor: "x" })).toEqual({ sector: "Retail" });
  fc.assert(
    fc.property(fc.object(), (values) => {
      expect(Object.keys(readAnswers(values)).every((name) => GUIDED_PROMPTS.some((prompt) => prompt.name === name))).toBe(true);
    }),
  );
});
