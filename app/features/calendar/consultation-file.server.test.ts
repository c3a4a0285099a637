import ICAL from "ical.js";
import { expect, test } from "vitest";
import { consultationFile } from "./consultation-file.server";

const entry = {
  method: "REQUEST" as const,
  uid: "0b2f6c1e-0d5a-4a64-9d7e-0f2b8a3c4d5e",
  sequence: 0,
  startsAt: new Date("2026-12-02T12:00:00Z"),
  endsAt: new Date("2026-12-02T12:45:00Z"),
  saidAt: new Date("2026-12-01T09:00:00Z"),
  language: "it" as const,
  title: "Consultation: Tax and Accounting",
  text: "Consultation about Tax and Accounting with Grace Hopper.",
  url: "https://advice.example/consultations/1",
  organizer: { name: "Sagebridge", email: "hello@advice.example" },
  attendee: { name: "Ada Lovelace", email: "ada@example.com" },
};

function read(change: Partial<Omit<typeof entry, "method">> & { method?: "CANCEL" } = {}) {
  const file = consultationFile({ ...entry, ...change });
  const calendar = new ICAL.Component(ICAL.parse(file.content));
  const events = calendar.getAllSubcomponents("vevent");
  const event = new ICAL.Event(events[0]!);
  return { file, calendar, events, event, property: (name: string) => events[0]!.getFirstPropertyValue(name) };
}

test("an agreed time is a REQUEST that any calendar reads: one event, in UTC, confirmed", () => {
  const { file, calendar, events, event, property } = read();
  expect(file).toMatchObject({ filename: "invite.ics", contentType: "text/calendar; charset=utf-8; method=REQUEST" });
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Sagebridge//consultations//IT");
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(events).toHaveLength(1);
  expect(event.uid).toBe(entry.uid);
  expect(event.startDate.toJSDate()).toEqual(entry.startsAt);
  expect(event.endDate.toJSDate()).toEqual(entry.endsAt);
  expect(event.summary).toBe(entry.title);
  expect(event.sequence).toBe(0);
  expect(property("status")).toBe("CONFIRMED");
  expect(String(property("dtstamp"))).toBe("2026-12-01T09:00:00Z");
  expect(file.content).toContain("DTSTART:20261202T120000Z");
});

test("it is from the site to its one reader, so that no side learns the other's address", () => {
  const { events } = read();
  expect(events[0]!.getFirstPropertyValue("organizer")).toBe("mailto:hello@advice.example");
  const attendees = events[0]!.getAllProperties("attendee");
  expect(attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual(["mailto:ada@example.com"]);
});

test("a cancellation is a CANCEL of the same event with a higher sequence", () => {
  const { file, calendar, event, property } = read({ method: "CANCEL", sequence: 3 });
  expect(file.contentType).toContain("method=CANCEL");
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect([event.uid, event.sequence, property("status")]).toEqual([entry.uid, 3, "CANCELLED"]);
});

test("lines end in CRLF and none is longer than 75 octets", () => {
  const { file, event } = read({ title: `Consultation: ${"ü, naïve; topics ".repeat(20)}` });
  expect(file.content).not.toMatch(/[^\r]\n/);
  for (const line of file.content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(event.summary).toBe(`Consultation: ${"ü, naïve; topics ".repeat(20)}`.trim());
});

test("names and topics cannot add a property, a second event or another reader", () => {
  const trick = 'A;B,C\\ "x":\r\nATTENDEE:mailto:all@example.com\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTACH:http://evil.example/x';
  const { events, event, property } = read({
    title: trick,
    text: trick,
    organizer: { name: trick, email: "hello@advice.example" },
    attendee: { name: trick, email: "ada@example.com" },
  });
  expect(events).toHaveLength(1);
  expect(events[0]!.getAllProperties("attendee")).toHaveLength(1);
  expect(property("attach")).toBe(null);
  expect(event.startDate.toJSDate()).toEqual(entry.startsAt);
  expect(event.description?.replaceAll(/\s+/g, " ")).toBe(trick.replaceAll(/\s+/g, " "));
});
