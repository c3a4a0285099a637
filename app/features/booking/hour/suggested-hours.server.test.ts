import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "#app/features/accounts/viewer";
import { showAdvisor } from "#app/features/advisors/page/public-page.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { DEFAULT_URGENCY } from "../pricing";
import { matchAdvisors } from "../request/match-advisors.server";
import { readHourSelection } from "./hour-selection";
import { readChosenHour } from "./read-hour.server";

useDatabase();

const now = new Date("2026-11-23T00:00:00Z");
/** From 01:00 to 04:00 and from 09:00 to 10:00 UTC. */
const HOURS: [number, number][] = [
  [60, 240],
  [540, 600],
];

let slug: string;
beforeAll(async () => {
  slug = "nell-night";
  await anAdvisor({ displayName: "Nell Night", slug, topics: ["Intellectual Property"], category: "legal", hours: HOURS });
});

async function suggestedTo(viewer: Viewer) {
  const hour = await readChosenHour(viewer, slug, readHourSelection(new URLSearchParams({ urgency: "rush" })), now);
  const request = {
    requested_topic: "Intellectual Property",
    requested_time: null,
    duration_minutes: 30,
    urgency: DEFAULT_URGENCY,
  } as const;
  const found = await matchAdvisors(viewer, request, now);
  const page = await showAdvisor(slug, now, { zone: viewer.timeZone });
  const matched = found.ok ? found.matches.map(({ scheduled_time: at }) => new Date(at).toISOString()) : [];
  return {
    times: new Set([...matched, hour?.time && new Date(hour.time).toISOString(), page?.nextFree]),
    free: page?.free,
    called: [hour?.suggestion, page?.isNextByDay],
    lengths: hour?.lengths,
  };
}

test("what is suggested to somebody first is no hour of their night where another is free; the list of all times has each", async () => {
  const inLondon = await suggestedTo(await aClient({ timezone: "Europe/London" }));
  expect(inLondon.times).toEqual(new Set(["2026-11-23T09:00:00.000Z"]));
  expect(inLondon.called).toEqual(["firstByDay", true]);
  expect(inLondon.lengths).toEqual([15, 30, 45, 60]);
  expect(inLondon.free?.[0]?.[0]).toBe(Date.parse("2026-11-23T01:00Z"));
  const inTokyo = await suggestedTo(await aClient({ timezone: "Asia/Tokyo" }));
  expect(inTokyo.called).toEqual(["firstFree", false]);
  expect([...inTokyo.times].every((time) => time?.startsWith("2026-11-23T01:"))).toBe(true);
});
