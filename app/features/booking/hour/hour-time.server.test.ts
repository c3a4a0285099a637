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

test("a taken hour weeks ahead names the nearest around itself and at its hour of other days, within the calendar and beyond it, and not the last of the next two weeks", async () => {
  for (const month of ["2026-12", "2027-06"]) {
    const [advisor, time] = [await anAdvisor(), `${month}-17T12:00:00.000Z`];
    await aConsultation({ client: await aClient(), advisor, at: new Date(time) });
    const others = (await look(advisor.slug, { time }))?.others ?? [];
    expect(others).toHaveLength(6);
    expect(others.filter((other) => other.startsWith(`${month}-17`)).map((other) => other.slice(11, 16))).toEqual(["11:30", "12:30"]);
    expect(new Set(others.filter((other) => !other.startsWith(`${month}-17`)).map((other) => other.slice(11, 16)))).toEqual(
      new Set(["12:00"]),
    );
    for (const other of others) expect(Math.abs(Date.parse(other) - Date.parse(time))).toBeLessThanOrEqual(5 * 86_400_000);
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
