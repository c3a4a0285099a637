import { expect, test } from "vitest";
import { CITIES } from "../cities";
import { CLIENTS } from "../clients";
import { ROSTER } from "./roster";

const STORIES = Object.values(ROSTER).flat();
const MAX_BIOGRAPHY_LETTERS = 500;

const repeated = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

test("no sentence of a biography and no word of praise stands twice", () => {
  const sentences = STORIES.flatMap(({ bio }) => bio.join(" ").split(/(?<=[.?!]) /));
  expect(sentences.length).toBeGreaterThan(STORIES.length * 2);
  expect(repeated(sentences)).toEqual([]);
  expect(repeated(STORIES.flatMap(({ reviews }) => reviews.map(([, text]) => text)))).toEqual([]);
});

test("no two biographies begin with the same three words", () => {
  expect(repeated(STORIES.map(({ bio }) => bio[0]!.split(" ").slice(0, 3).join(" ")))).toEqual([]);
});

test("a biography says something and fits the profile's field", () => {
  for (const { name, bio } of STORIES) {
    const letters = bio.join(" ").length;
    expect([name, letters > 150 && letters <= MAX_BIOGRAPHY_LETTERS]).toEqual([name, true]);
  }
});

test("names and titles fit their fields, and no two people share a name", () => {
  for (const { name, title } of STORIES) {
    expect(name.every((part) => /^[\p{Letter} '-]{1,50}$/u.test(part))).toBe(true);
    expect(title.length).toBeLessThanOrEqual(100);
  }
  expect(repeated([...STORIES, ...CLIENTS].map(({ name }) => name.join(" ")))).toEqual([]);
});

test("rates lie between 60 and 420 an hour and each has a session a review at least", () => {
  for (const { rate, sessions, reviews } of STORIES) {
    expect(rate).toBeGreaterThanOrEqual(60);
    expect(rate).toBeLessThanOrEqual(420);
    expect(sessions).toBeGreaterThanOrEqual(reviews.length);
  }
});

test("languages are codes the platform can name, without repetition", () => {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  for (const { languages } of STORIES) {
    expect(languages.every((code) => names.of(code) !== undefined)).toBe(true);
    expect(repeated([...languages])).toEqual([]);
  }
});

test("every zone is one the calendar knows and every city has somebody", () => {
  const inhabited = new Set<string>([...STORIES, ...CLIENTS].map(({ city }) => city));
  for (const [name, { zone }] of Object.entries(CITIES)) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
    expect([name, inhabited.has(name)]).toEqual([name, true]);
  }
});

test("most are available, some busy, few away", () => {
  const count = (status?: string) => STORIES.filter((story) => story.status === status).length;
  expect(count("busy")).toBeGreaterThan(count("away"));
  expect(count("away")).toBeGreaterThan(0);
  expect(count()).toBeGreaterThan(STORIES.length * 0.9);
});
