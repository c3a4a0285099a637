import ICAL from "ical.js";
import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { ownCalendarFile } from "./own-calendar-file.server";

useDatabase();

const now = new Date("2026-03-01T00:00:00Z");

test.each([
  ["requested", "Requested, with Ada Lane: Business Strategy", "requested at"],
  ["accepted", "Consultation with Ada Lane: Business Strategy", "booked at"],
] as const)("the file of what is %s says so, and with whom", async (status, title, words) => {
  const [client, advisor] = [await aClient(), await anAdvisor({ displayName: "Ada Lane" })];
  const { id } = await aConsultation({ client, advisor, at: new Date("2026-03-04T12:00:00Z"), status });
  const calendar = new ICAL.Component(ICAL.parse((await ownCalendarFile(client, id, now)) ?? ""));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
  expect(event.summary).toBe(title);
  expect(event.description).toContain(words);
  expect(calendar.getFirstPropertyValue("prodid")).toMatch(/\/\/EN$/);
});
