import { expect, test } from "vitest";
import { badgesOf, makeAdvisorCard, type PublicAdvisor, writtenSpan } from "./advisor-card";

const ana: PublicAdvisor = {
  id: "1",
  slug: "ana-silva",
  firstName: "Ana",
  displayName: "Ana Silva",
  avatarUrl: null,
  jobTitle: "Patent attorney",
  category: "legal",
  city: "Lisbon",
  country: "Portugal",
  timezone: "Europe/Lisbon",
  languages: ["en"],
  experience: "4-7",
  hourlyRate: 120_00,
  currency: "EUR",
  availabilityStatus: "available",
  ratingSum: 0,
  ratingCount: 0,
  totalSessions: 0,
  replyMinutes: null,
  requestsAnswered: 0,
  topics: ["Intellectual Property", "Compliance"],
};

const codes = (change: Partial<PublicAdvisor>) => badgesOf({ ...ana, ...change }).map(({ code }) => code);

test("the rating is the plain average, and null for the new", () => {
  expect(makeAdvisorCard(ana, null, null).rating).toBeNull();
  expect(makeAdvisorCard({ ...ana, ratingSum: 14, ratingCount: 3 }, null, null).rating).toBe(4.6667);
});

test("every listed advisor was checked; other badges are earned by figures", () => {
  expect(codes({})).toEqual(["verified"]);
  expect(codes({ ratingSum: 24, ratingCount: 5 })).toEqual(["verified", "topRated"]);
  expect(codes({ ratingSum: 20, ratingCount: 4 })).toEqual(["verified"]);
  expect(codes({ replyMinutes: 90, requestsAnswered: 3 })).toEqual(["verified", "fastResponder"]);
  expect(codes({ replyMinutes: 90, requestsAnswered: 2 })).toEqual(["verified"]);
  expect(codes({ languages: ["en", "pt"], experience: "20+", totalSessions: 50 })).toEqual([
    "verified",
    "experience",
    "languages",
    "sessions",
  ]);
});

test("the specialty is the primary area, and the job title when there is none", () => {
  expect(makeAdvisorCard(ana, null, null).specialty).toBe("Intellectual Property");
  expect(makeAdvisorCard({ ...ana, topics: [] }, null, null).specialty).toBe("Patent attorney");
});

test("the distance is known when both places are", () => {
  expect(makeAdvisorCard(ana, null, { city: "Porto", country: "Portugal" }).distanceKilometres).toBeGreaterThan(250);
  expect(makeAdvisorCard(ana, null, { city: "", country: "Portugal" }).distanceKilometres).toBeNull();
  expect(makeAdvisorCard(ana, null, null).distanceKilometres).toBeNull();
});

test("the next free time is an instant", () => {
  expect(makeAdvisorCard(ana, Date.UTC(2026, 0, 5, 9), null).nextFree).toBe("2026-01-05T09:00:00.000Z");
});

test("a card holds nothing that tells how answers are counted", () => {
  expect(Object.keys(makeAdvisorCard(ana, null, null))).not.toEqual(expect.arrayContaining(["ratingSum"]));
});

test("a span of years is written with the dash of a span, not with a hyphen", () => {
  expect((["1-3", "8-12", "20+"] as const).map(writtenSpan)).toEqual(["1–3", "8–12", "20+"]);
});
