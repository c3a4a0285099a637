import ICAL from "ical.js";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
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

test("its organizer has the address that an admin has set, as the contact page has", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const { id } = await aConsultation({ client, advisor, at: new Date("2026-03-04T12:00:00Z"), status: "accepted" });
  await db.insert(siteSettings).values({ name: "contact_email", value: "bonjour@jardin.example" });
  expect(await ownCalendarFile(client, id, now)).toContain("mailto:bonjour@jardin.example");
  await db.delete(siteSettings);
});
