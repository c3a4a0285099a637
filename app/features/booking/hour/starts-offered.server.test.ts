import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { DEFAULT_URGENCY } from "../pricing";
import { holdHour } from "./hold-hour.server";
import { readHourSelection } from "./hour-selection";
import { openOffer, sealOffer } from "./offer.server";
import { readChosenHour } from "./read-hour.server";
import { requestHour } from "./request-hour.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const AT = Date.parse("2026-12-02T11:00:00Z");
const look = (slug: string, time: string) => readChosenHour(null, slug, { ...readHourSelection(new URLSearchParams()), time }, now);

/** An offer of the page for eleven, moved to another minute. */
async function offerAt(slug: string, startsAt: number) {
  const offered = openOffer((await look(slug, new Date(AT).toISOString()))?.offer ?? "");
  return { ...offered!, startsAt };
}

test.each([
  "11:07:00",
  "11:00:30",
  "11:14:59",
])("a time that nobody offers is none that can be chosen, and the nearest are named: %s", async (clock) => {
  const { slug } = await anAdvisor();
  const found = await look(slug, `2026-12-02T${clock}.000Z`);
  expect(found).toMatchObject({ problem: "timeTaken", offer: null });
  expect(found?.others).toContain("2026-12-02T11:00:00.000Z");
});

test("a time that nobody offers is not held even with an offer of it, and a quarter hour is held and requested", async () => {
  const { slug } = await anAdvisor();
  const terms = { durationMinutes: 30, urgency: DEFAULT_URGENCY, note: "A question" };
  const hold = async (startsAt: number) => (await holdHour(await offerAt(slug, startsAt), terms, { address: "203.0.113.9" }, now)).ok;
  expect(await hold(AT + 7 * 60_000)).toBe(false);
  expect(await hold(AT + 15 * 60_000)).toBe(true);
  const request = async (startsAt: number) =>
    requestHour(await aClient(), { ...terms, offer: sealOffer(await offerAt(slug, startsAt)), timeZone: "UTC", name: "Rita Asker" }, now);
  expect(await request(AT + 3 * 3_600_000)).toMatchObject({ ok: true });
});
