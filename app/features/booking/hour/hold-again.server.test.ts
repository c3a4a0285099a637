import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { quotes } from "#app/db/schema/booking";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { QUOTE_MINUTES } from "../deadlines";
import { holdHour } from "./hold-hour.server";
import { readHourSelection } from "./hour-selection";
import { openOffer } from "./offer.server";
import { readChosenHour } from "./read-hour.server";

useDatabase();

const NOW = Date.parse("2026-12-01T09:00:00Z");
const NOON = "2026-12-02T12:00:00.000Z";

/** Holds an hour from a browser that is new each time, once the hold before it has ended. */
async function hold(slug: string, turn: number, { time = NOON, address = "203.0.113.9" } = {}) {
  const now = new Date(NOW + turn * QUOTE_MINUTES * 60_000);
  const hour = await readChosenHour(null, slug, readHourSelection(new URLSearchParams({ time })), now, []);
  const terms = { durationMinutes: 30, urgency: "normal", note: "" } as const;
  const answer = await holdHour(openOffer(hour!.offer!)!, terms, { address }, now);
  return answer.ok ? "held" : answer.reason;
}

test("one network holds the hours of an advisor's day a few times within a day, one after the other and whatever became of them", async () => {
  const [advisor, other] = [await anAdvisor(), await anAdvisor()];
  const answers: string[] = [];
  for (let turn = 0; turn < LIMITS["hour-hold-of-day"].perPerson; turn += 1) {
    answers.push(await hold(advisor.slug, turn));
    if (turn === 1) await db.delete(quotes);
  }
  expect(new Set(answers)).toEqual(new Set(["held"]));
  const turn = answers.length;
  expect(await hold(advisor.slug, turn, { time: "2026-12-02T17:15:00.000Z" })).toBe("heldTooMany");
  expect(await hold(advisor.slug, turn, { address: "198.51.100.9" })).toBe("held");
  expect(await hold(advisor.slug, turn + 1, { time: "2026-12-03T12:00:00.000Z" })).toBe("held");
  expect(await hold(other.slug, turn + 1)).toBe("held");
  expect(await hold(advisor.slug, (24 * 60) / QUOTE_MINUTES, { time: "2026-12-02T17:15:00.000Z" })).toBe("held");
});
