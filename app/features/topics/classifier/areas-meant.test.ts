import fc from "fast-check";
import { expect, test } from "vitest";
import { offeredTopics } from "../topic-list";
import { areasMeant } from "./areas-meant";

const reading = (said: Record<string, number>) => ({
  areas: Object.entries(said).map(([topic, likelihood]) => ({ topic, likelihood })),
});
/** A reading with two main areas; the rest is spread evenly over all others. */
function spread(first: number, second: number) {
  const names = offeredTopics().map(({ name }) => name);
  const others = names.filter((name) => name !== "Intellectual Property" && name !== "Sales");
  const rest = Math.max(0, 1 - first - second) / others.length;
  return reading({ "Intellectual Property": first, Sales: second, ...Object.fromEntries(others.map((name) => [name, rest])) });
}

test("at its edges: sure from 0.4, between from 0.45 together where the second has 0.6 of the first, unsure below", () => {
  expect(areasMeant(spread(0.4001, 0.05), null).kind).toBe("sure");
  expect(areasMeant(spread(0.2499, 0.01), null).kind).toBe("unsure");
  expect(areasMeant(spread(0.2501, 0.125), null).kind).toBe("sure");
  expect(areasMeant(spread(0.25, 0.1255), null).kind).toBe("unsure");
  expect(areasMeant(spread(0.3, 0.1801), null).kind).toBe("between");
  expect(areasMeant(spread(0.4001, 0.2402), null).kind).toBe("between");
  expect(areasMeant(spread(0.4001, 0.24), null).kind).toBe("sure");
  expect(areasMeant(spread(0.6001, 0.3999), null).kind).toBe("sure");
  expect(areasMeant(spread(0.5999, 0.4), null).kind).toBe("between");
});

test("a page's own area counts half as much again", () => {
  expect(areasMeant(spread(0.3, 0.31), null)).toEqual({ kind: "between", topics: ["Sales", "Intellectual Property"] });
  expect(areasMeant(spread(0.3, 0.31), "legal").topics[0]).toBe("Intellectual Property");
});

const likelihoods = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 50, maxLength: 50 }).map((drawn) => {
  const sum = drawn.reduce((total, each) => total + each, 0) || 1;
  return { areas: offeredTopics().map(({ name }, index) => ({ topic: name, likelihood: drawn[index]! / sum })) };
});

test("whatever the likelihoods: two choices between two, at most four offered, none twice, the likeliest first", () => {
  fc.assert(
    fc.property(likelihoods, (drawn) => {
      const { kind, topics } = areasMeant(drawn, null);
      const most = Math.max(...drawn.areas.map(({ likelihood }) => likelihood));
      expect(new Set(topics).size).toBe(topics.length);
      expect(topics.length).toBeLessThanOrEqual(kind === "between" ? 2 : 4);
      if (kind !== "unsure") expect(topics.length).toBeGreaterThan(0);
      if (topics.length > 0) expect(drawn.areas.find(({ topic }) => topic === topics[0])!.likelihood).toBe(most);
    }),
  );
});

test("an area that becomes likelier, at the cost of all others alike, is never less sure", () => {
  const rank = { unsure: 0, between: 1, sure: 2 } as const;
  fc.assert(
    fc.property(fc.double({ min: 0.6, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.4, noNaN: true }), (first, second) => {
      expect(rank[areasMeant(spread(first, Math.min(second, 1 - first)), null).kind]).toBe(rank.sure);
    }),
  );
  expect(areasMeant({ areas: [] }, null)).toEqual({ kind: "unsure", topics: [] });
});
