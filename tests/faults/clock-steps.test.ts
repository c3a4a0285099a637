// F11: the server's clock is set forward and back, across a DST change, a leap day and 2038, while people sign in and book.
import { expect, test } from "vitest";
import type { AdvisorMatch } from "#app/features/booking/request/match";
import { HOUR_MS } from "#app/platform/durations";
import { requestMatch } from "../support/hour";
import { useInhabitedSite } from "../support/inhabitants";
import { brokenInvariants } from "../support/invariants/invariants";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite();

const until = (instant: string) => Date.parse(instant) - Date.now();

const STEPS: [what: string, milliseconds: () => number][] = [
  ["an hour ahead", () => HOUR_MS],
  ["an hour back", () => -HOUR_MS],
  ["right before clocks are put back", () => until("2027-10-31T00:30:00Z")],
  ["right before clocks are put forward", () => until("2028-03-26T00:30:00Z")],
  ["a leap day", () => until("2028-02-29T12:00:00Z")],
  ["after the last second of 32 bits", () => until("2038-01-20T00:00:00Z")],
  ["now again", () => 0],
];

const MIN_NOTICE_MS = HOUR_MS / 2;

test.each(STEPS)("%s: somebody signs up, finds an hour that is to come, and books it once", async (what, milliseconds) => {
  const { slug } = await anAdvisor({ timezone: "Europe/Berlin" });
  site.moveClock(milliseconds());
  const now = Date.now() + milliseconds();
  const client = await site.person(`${what.replaceAll(/\W+/g, "-")}@example.com`);
  expect((await client.get("/consultations")).status).toBe(200);
  const soon = new Date(now + MIN_NOTICE_MS - 60_000).toISOString();
  const tooSoon = await client.json("/functions/match-adviser", { requested_topic: "Business Strategy", requested_time: soon });
  if (tooSoon.status === 200) {
    const { matches } = (await tooSoon.json()) as { matches: { scheduled_time: string }[] };
    for (const { scheduled_time } of matches) expect(Date.parse(scheduled_time)).toBeGreaterThanOrEqual(now + MIN_NOTICE_MS - 1000);
  }
  const answer = await client.json("/functions/match-adviser", { requested_topic: "Business Strategy" });
  expect(answer.status).toBe(200);
  const { matches } = (await answer.json()) as { matches: AdvisorMatch[] };
  expect(matches.length, slug).toBeGreaterThan(0);
  for (const { scheduled_time } of matches) expect(Date.parse(scheduled_time)).toBeGreaterThan(now);
  const booked = await requestMatch(client, matches[0]!);
  expect(booked.status).toBe(303);
  expect(await brokenInvariants({ ask: site.rows.bind(site) })).toEqual([]);
});

test("who is signed in stays so when the clock is set back, and not longer than the session lasts when it is set ahead", async () => {
  site.moveClock(0);
  const client = await site.person("stays@example.com");
  site.moveClock(-2 * HOUR_MS);
  expect((await client.get("/consultations")).status).toBe(200);
  site.moveClock(25 * HOUR_MS);
  expect((await client.get("/consultations")).status).toBe(302);
  site.moveClock(0);
});
