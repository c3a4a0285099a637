import { expect, test } from "vitest";
import { writtenSpan } from "#app/features/accounts/reader/written-moment.server";
import { endSaid } from "./end-said";

const START = new Date("2026-12-01T09:00:00Z");

test("the end is said of a session longer than ninety minutes, and of no other", () => {
  expect([endSaid(START, 90), endSaid(START)]).toEqual([null, null]);
  expect(endSaid(START, 240)?.toISOString()).toBe("2026-12-01T13:00:00.000Z");
});

test("a mail says when a long session begins and ends, in the clock and zone of its reader", () => {
  const said = (locale: string, minutes: number) =>
    writtenSpan(START, endSaid(START, minutes), { locale, timeZone: "Europe/Berlin" }).replaceAll(/\s/g, " ");
  expect(said("de", 240)).toBe("Dienstag, 1. Dezember 2026 um 10:00–14:00 (Berlin)");
  expect(said("en", 240)).toBe("Tuesday, December 1, 2026 at 10:00 AM–2:00 PM (Berlin)");
  expect(said("de", 60)).toBe("Dienstag, 1. Dezember 2026 um 10:00 (Berlin)");
});
