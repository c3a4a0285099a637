import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { type HourSelection, readHourSelection } from "./hour-selection";
import { readChosenHour } from "./read-hour.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const NOON = "2026-12-02T12:00:00.000Z";
const look = (slug: string, { time = NOON, ...asked }: Partial<HourSelection> = {}) =>
  readChosenHour(null, slug, { ...readHourSelection(new URLSearchParams()), ...asked, time }, now);

test("a taken hour weeks ahead names the nearest around itself, within the calendar and beyond it, and not the last of the next two weeks", async () => {
  const nearest = ["11:00", "11:15", "11:30", "12:30", "12:45", "13:00"];
  for (const day of ["2026-12-24", "2027-06-17"]) {
    const [advisor, time] = [await anAdvisor(), `${day}T12:00:00.000Z`];
    await aConsultation({ client: await aClient(), advisor, at: new Date(time) });
    expect((await look(advisor.slug, { time }))?.others).toEqual(nearest.map((clock) => `${day}T${clock}:00.000Z`));
  }
});

test("who has nothing free in the next two weeks has a first free time all the same, as their calendar shows", async () => {
  const { slug } = await anAdvisor({ leadTimeMinutes: 30 * 24 * 60 });
  expect(await look(slug, { time: "" })).toMatchObject({ problem: null, suggestion: "firstFree", time: "2026-12-31T09:00:00.000Z" });
});

test("a taken hour names the nearest that are free, a short one the longest that fits, and a strange one is said", async () => {
  const advisor = await anAdvisor({ hours: [[600, 780]] });
  await aConsultation({ client: await aClient(), advisor, at: new Date(NOON) });
  const taken = await look(advisor.slug);
  expect(taken).toMatchObject({ problem: "timeTaken", offer: null, time: NOON });
  expect(taken?.others).toHaveLength(6);
  expect(taken?.others).toContain("2026-12-02T11:30:00.000Z");
  const [time, asked] = ["2026-12-02T11:15:00.000Z", { minutes: 90 as const }];
  expect(await look(advisor.slug, { time, ...asked })).toMatchObject({ problem: null, time, lengths: [15, 30, 45], minutes: 45 });
  for (const [time, problem] of [
    ["2026-12-01T09:29:00Z", "tooSoon"],
    ["2028-01-01T10:00:00Z", "tooFar"],
    ["soon", "notATime"],
  ])
    expect(await look(advisor.slug, { time })).toMatchObject({ problem, offer: null });
});
