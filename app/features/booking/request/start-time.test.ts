import { expect, test } from "vitest";
import { chosenTime, earliestWallText, readStart, wallText } from "./start-time";

const now = new Date("2026-10-20T10:00:00Z");
const read = (text: string, zone = "Europe/London") => readStart(text, zone, now);
const instantOf = (text: string, zone?: string) => {
  const reading = read(text, zone);
  return reading.ok ? reading.startsAt.toISOString() : reading.reason;
};

test("a preferred time has a minimum of 30 minutes from now, by the server's clock", () => {
  expect(instantOf("2026-10-20T10:29:59Z")).toBe("tooSoon");
  expect(instantOf("2026-10-20T10:30Z")).toBe("2026-10-20T10:30:00.000Z");
  expect(instantOf("2020-01-01T00:00Z")).toBe("tooSoon");
});

test("a time beyond a year is refused, and so is what is no time", () => {
  expect(instantOf("9999-12-31T23:59Z")).toBe("tooFar");
  for (const text of ["", "tomorrow", "2026-02-30T10:00", "2026-10-21", "2026-10-21T25:00", "NaN"])
    expect(instantOf(text)).toBe("notATime");
});

test("a local time means the clock of its zone, and one with an offset the same everywhere", () => {
  expect(instantOf("2026-10-21T10:00", "Europe/Paris")).toBe("2026-10-21T08:00:00.000Z");
  expect(instantOf("2026-10-21T10:00", "America/New_York")).toBe("2026-10-21T14:00:00.000Z");
  expect(instantOf("2026-10-21T10:00+14:00", "America/New_York")).toBe("2026-10-20T20:00:00.000Z");
});

test("a local time without any zone is not guessed", () => {
  expect(instantOf("2026-10-21T10:00", "")).toBe("zoneNeeded");
  expect(instantOf("2026-10-21T10:00Z", "")).toBe("2026-10-21T10:00:00.000Z");
});

test("a time that the clocks show twice or skip comes back with the two instants it may mean", () => {
  const twice = read("2026-10-25T01:30");
  expect(twice).toMatchObject({ ok: false, reason: "ambiguous" });
  const skipped = read("2027-03-14T02:30", "America/New_York");
  expect(skipped).toMatchObject({ ok: false, reason: "inTheGap" });
  for (const { ok, choices } of [twice, skipped].map((reading) => ({ choices: [], ...reading }))) {
    expect(ok).toBe(false);
    expect(choices).toHaveLength(2);
    for (const { instant, value } of choices ?? []) expect(instantOf(value)).toBe(new Date(instant).toISOString());
  }
});

test("the form's least time is the first whole minute half an hour ahead, on the person's clock", () => {
  expect(earliestWallText(new Date("2026-10-20T10:00:01Z"), "Europe/Paris")).toBe("2026-10-20T12:31");
  expect(earliestWallText(now, "America/New_York")).toBe("2026-10-20T06:30");
});

test("what the form shows of an instant is read back as the same instant", () => {
  for (const zone of ["UTC", "Europe/London", "America/New_York", "Asia/Kathmandu"]) {
    const instant = new Date("2026-10-30T15:45:00Z");
    expect(instantOf(wallText(instant, zone), zone)).toBe(instant.toISOString());
  }
});

test("the chosen one of two instants is asked for, and a choice made for another time is not", () => {
  const [before, after] = ["2027-03-28T00:30+00:00", "2027-03-28T02:30+01:00"];
  expect(chosenTime("2027-03-28T01:30", after, "Europe/London")).toBe(after);
  expect(chosenTime("2027-03-28T01:30", before, "Europe/London")).toBe(before);
  expect(chosenTime("2026-10-25T01:30", "2026-10-25T01:30+01:00", "Europe/London")).toBe("2026-10-25T01:30+01:00");
  for (const chosen of [undefined, "", "2026-10-25T01:30+01:00"])
    expect(chosenTime("2027-03-28T01:30", chosen, "Europe/London")).toBe("2027-03-28T01:30");
  expect(chosenTime("2027-03-28T09:30", after, "Europe/London")).toBe("2027-03-28T09:30");
  expect(chosenTime("2027-03-28T01:30", after, "")).toBe("2027-03-28T01:30");
});
