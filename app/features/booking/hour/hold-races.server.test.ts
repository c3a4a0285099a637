import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { holdHour } from "./hold-hour.server";
import { readHourSelection } from "./hour-selection";
import { openOffer } from "./offer.server";
import { readChosenHour } from "./read-hour.server";
import { requestHour } from "./request-hour.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const NOON = "2026-12-02T12:00:00.000Z";
const HALF = { durationMinutes: 30, urgency: "normal" } as const;

async function offerOf(slug: string, time = NOON) {
  const hour = await readChosenHour(null, slug, readHourSelection(new URLSearchParams({ time })), now);
  return hour!.offer!;
}

test("of twenty who hold or book one hour at once, exactly one has it", async () => {
  const { slug } = await anAdvisor();
  const offers = await Promise.all(Array.from({ length: 20 }, () => offerOf(slug)));
  const clients = await Promise.all(offers.map(() => aClient()));
  const answers = await Promise.all(
    offers.map(async (offer, index) =>
      index % 2 === 0
        ? holdHour(openOffer(offer)!, { ...HALF, note: "" }, `203.0.113.${index}`, now)
        : requestHour(clients[index]!, { ...HALF, note: "", offer }, now),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("one network holds ten hours in a quarter of an hour", async () => {
  const { slug } = await anAdvisor();
  const answers = [];
  for (let hour = 0; hour < 11; hour += 1) {
    const offer = openOffer(await offerOf(slug, new Date(Date.parse(NOON) + hour * 3_600_000).toISOString()))!;
    answers.push(await holdHour(offer, { ...HALF, note: "" }, "203.0.113.9", now));
  }
  expect(answers.map(({ ok }) => ok)).toEqual([...Array.from({ length: 10 }, () => true), false]);
  expect(answers.at(-1)).toMatchObject({ reason: "requestedTooOften" });
});
