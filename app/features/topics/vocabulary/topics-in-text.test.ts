import { expect, test } from "vitest";
import { TOPICS } from "#app/features/catalog/topics";
import { TOPIC_WORDS, topicHits, weighTopics } from "./topics-in-text";

const first = (text: string) => weighTopics(topicHits(text))[0]?.topic;

test("every area has words in each of the five languages", () => {
  for (const { name } of TOPICS) {
    const lines = TOPIC_WORDS[name].trim().split("\n");
    expect(lines, name).toHaveLength(5);
    expect(
      lines.every((line) => line.trim().length > 1),
      name,
    ).toBe(true);
  }
});

test("every area is found first by its own name", () => {
  for (const { name } of TOPICS) expect(first(`We have a question about ${name}.`), name).toBe(name);
});

test("every single word of the vocabulary finds its area", () => {
  for (const { name } of TOPICS)
    for (const entry of TOPIC_WORDS[name]
      .split(/[,\n]/)
      .map((part) => part.trim())
      .filter(Boolean)) {
      const said = entry.replace("~", "").replaceAll(" * ", " some ").replaceAll("*", "");
      expect(
        topicHits(said).map(({ topic }) => topic),
        entry,
      ).toContain(name);
    }
});

test("a need is understood in five languages", () => {
  expect(first("A competitor copies our patent and uses our trade mark")).toBe("Intellectual Property");
  expect(first("Wir müssen einem Mitarbeiter kündigen, wie hoch ist die Abfindung?")).toBe("Employment Law");
  expect(first("Nous cherchons à lever des fonds auprès d'investisseurs")).toBe("Fundraising");
  expect(first("Necesito ayuda con los impuestos y el IVA de mi empresa")).toBe("Tax and Accounting");
  expect(first("Vorrei migliorare la sicurezza informatica dopo un attacco informatico")).toBe("Cybersecurity");
});

test("'important' is no import and 'courteous' no court", () => {
  expect(topicHits("It is important to be courteous")).toEqual([]);
});

test("saying the same word a thousand times adds no more than a few times", () => {
  const weightOf = (times: number) => weighTopics(topicHits("payroll ".repeat(times)))[0]!.weight;
  expect(weightOf(1000)).toBe(weightOf(5));
  expect(weightOf(2)).toBeGreaterThan(weightOf(1));
});
