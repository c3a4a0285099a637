import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { db } from "#app/db/client.server";
import { PAGES_CHANNEL } from "#app/platform/http/page-cache.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { changeFurtherTopic } from "../dashboard/further-topics.server";
import { saveAdvisor } from "../dashboard/own-advisor.server";
import { changeSpokenLanguage } from "../dashboard/spoken-languages.server";
import { addExceptions, findOwnHours, removeExceptions, saveWeek } from "./hours.server";
import { weekVersion } from "./week-entry";

useDatabase();

const AT = new Date("2026-11-30T22:30:00Z");
const DAY = { date: "2026-12-24", startMinute: null, endMinute: null };
const RANGE = { from: "2026-12-24", until: "2026-12-24" };

let listener: pg.Client;
const told: string[] = [];

beforeAll(async () => {
  const { rows } = await db.execute<{ name: string }>("select current_database() as name");
  listener = new pg.Client({ ...inject("cluster"), database: rows[0]!.name });
  await listener.connect();
  listener.on("notification", ({ payload }) => void told.push(payload ?? ""));
  await listener.query(`listen ${PAGES_CHANNEL}`);
});
afterAll(() => listener.end());

/** Counts how often an action invalidates cached pages. */
async function outdatedBy(act: () => Promise<unknown>) {
  await heard("begin");
  told.length = 0;
  await act();
  await heard("end");
  return told.length - 1;
}

/** Earlier notifications have arrived by the time this one does. */
async function heard(word: string) {
  await db.execute(`select pg_notify('${PAGES_CHANNEL}', '${word}')`);
  await expect.poll(() => told.at(-1)).toBe(word);
}

test("what an advisor sets as it is outdates no page, and what they change does", async () => {
  const ada = await anAdvisor();
  const week = (await findOwnHours(ada, AT)).week;
  const verbs: Record<string, () => Promise<unknown>> = {
    "days that are not there, taken away": () => removeExceptions(ada, { ...RANGE, from: "2026-12-30", until: "2026-12-30" }, AT),
    "days that are there, added": () => addExceptions(ada, [DAY], AT),
    week: () => saveWeek(ada, week, weekVersion(week), AT),
    language: () => changeSpokenLanguage(ada, "de", true, AT),
    "language that is not there": () => changeSpokenLanguage(ada, "fr", false, AT),
    topic: () => changeFurtherTopic(ada, "Finance", true, AT),
    "topic that is not there": () => changeFurtherTopic(ada, "Marketing", false, AT),
    field: () => saveAdvisor(ada, { hourlyRate: { was: "100", value: "100" } }, AT),
  };
  expect(await outdatedBy(() => addExceptions(ada, [DAY], AT))).toBe(1);
  expect(await outdatedBy(() => removeExceptions(ada, RANGE, AT))).toBe(1);
  await addExceptions(ada, [DAY], AT);
  expect(await changeSpokenLanguage(ada, "de", true, AT)).toEqual({ ok: true });
  expect(await changeFurtherTopic(ada, "Finance", true, AT)).toEqual({ ok: true });
  for (const [what, verb] of Object.entries(verbs)) expect([what, await outdatedBy(verb)]).toEqual([what, 0]);
});
