import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { later } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { acceptConsultation } from "../life/consultations.server";
import { askToReschedule } from "../life/reschedule.server";
import { ownCalendarFile } from "./own-calendar-file.server";
import { remindBothSides } from "./remind-both-sides.server";

useDatabase();

/** West of, at and east of Greenwich; the last has no clock changes and an offset that is not a whole hour. */
const ZONES = ["America/New_York", "Europe/Paris", "Asia/Kathmandu"] as const;

/** Just before and just after each clock change in 2027, spring and autumn, in both places. */
const CHANGES = [
  ["New York goes ahead", "2027-03-14T06:45Z", "2027-03-14T07:00Z"],
  ["Paris goes ahead", "2027-03-28T00:45Z", "2027-03-28T01:00Z"],
  ["Paris goes back", "2027-10-31T00:45Z", "2027-10-31T01:00Z"],
  ["New York goes back", "2027-11-07T05:45Z", "2027-11-07T06:00Z"],
] as const;

/** Local time there, as the emails format it, computed with a different library. */
function wallText(instant: Date, zone: string) {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  const month = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
  const minute = String(wall.minute).padStart(2, "0");
  // English outside America puts the day before the month, and in Europe uses the 24-hour clock.
  const isAmerica = zone.startsWith("America/");
  const half = wall.hour < 12 ? "am" : "pm";
  const onTwelve = `${wall.hour % 12 || 12}:${minute}\u00a0${isAmerica ? half.toUpperCase() : half}`;
  const time = zone.startsWith("Europe/") ? `${String(wall.hour).padStart(2, "0")}:${minute}` : onTwelve;
  const name = month[wall.month - 1];
  const date = isAmerica ? `${name} ${wall.day}, ${wall.year}` : `${wall.day} ${name} ${wall.year}`;
  return { text: `${date} at ${time}`, offset: wall.offset };
}

const inZone = async <Person extends { userId: string }>(person: Person, timezone: string) => {
  await db.update(profiles).set({ timezone }).where(eq(profiles.userId, person.userId));
  return person;
};

test.each(
  CHANGES,
)("%s: every mail, file and notification has the time on its reader's clock, before and after", async (_, before, after) => {
  const seen = new Set<string>();
  for (const [index, zone] of ZONES.entries()) {
    const other = ZONES[(index + 1) % ZONES.length]!;
    const [client, advisor] = [await inZone(await aClient(), zone), await inZone(await anAdvisor(), other)];
    const [at, moved] = [new Date(before), new Date(after)];
    const asked = later(at, -30);
    const { id } = await aConsultation({ client, advisor, at, minutes: 15, createdAt: asked });
    expect(await acceptConsultation(advisor, id, asked)).toMatchObject({ ok: true });
    await remindBothSides(later(at, -24));
    // The old time stands until the new one is agreed, so it is the deadline.
    expect(await askToReschedule(advisor, id, { time: moved.toISOString() }, later(at, -20))).toMatchObject({ ok: true });
    for (const [reader, theirs] of [
      [client, zone],
      [advisor, other],
    ] as const) {
      const mails = await mailsTo(reader.email);
      const mail = (kind: string) => mails.find((each) => each.kind === `consultation_${kind}`);
      const [start, proposed] = [wallText(at, theirs), wallText(moved, theirs)];
      // Whoever accepts, or asks to move it, gets no email about that.
      for (const kind of reader === client ? ["accept", "remindDay", "reschedule"] : ["remindDay"])
        expect([theirs, kind, mail(kind)?.text]).toEqual([theirs, kind, expect.stringContaining(start.text)]);
      if (reader === client) {
        expect(mail("reschedule")?.text).toContain(proposed.text);
        expect(mail("reschedule")?.text).toMatch(new RegExp(`by \\w+,? ${start.text}`));
      }
      const file = reader === client ? mail("accept")!.attachments[0]!.content : await ownCalendarFile(reader, id, asked);
      const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file!)).getFirstSubcomponent("vevent")!);
      expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([at, later(at, 0.25)]);
      seen.add(`${theirs} ${start.offset === proposed.offset ? "stays" : "changes"}`);
    }
    const { notifications } = await listNotifications(client.userId, 1);
    expect(notifications.map(({ kind, details }) => [kind, details.at])).toEqual(
      expect.arrayContaining([["consultation_countered", moved.toISOString()]]),
    );
  }
  // One clock changes between the two moments; the others do not.
  expect([...seen].filter((each) => each.endsWith("changes"))).toHaveLength(1);
  expect(seen.size).toBe(3);
});

test("a mail has an hour on both clocks where they differ, the proposed one too, and on one where they show the same", async () => {
  const [start, moved] = [new Date("2027-03-10T15:00Z"), new Date("2027-03-11T16:00Z")];
  const asked = later(start, -60);
  const mailed = async (clientZone: string, advisorZone: string) => {
    const client = await inZone(await aClient({ displayName: "Ada" }), clientZone);
    const advisor = await inZone(await anAdvisor({ displayName: "Grace Hopper" }), advisorZone);
    const { id } = await aConsultation({ client, advisor, at: start, minutes: 15, createdAt: asked });
    await acceptConsultation(advisor, id, asked);
    await askToReschedule(advisor, id, { time: moved.toISOString() }, later(start, -40));
    return mailsTo(client.email);
  };
  const apart = await mailed("America/New_York", "Europe/Paris");
  const text = (mails: typeof apart, kind: string) => mails.find((each) => each.kind === `consultation_${kind}`)?.text ?? "";
  expect(text(apart, "accept")).toMatch(/For Grace Hopper\W+Wednesday, March 10, 2027 at 4:00.PM.*Paris/);
  // The time that is news comes first; the old one is not called when it takes place.
  expect(text(apart, "reschedule")).toMatch(/Proposed time[\s\S]*\nSo far/);
  expect(text(apart, "reschedule")).not.toMatch(/^When\b/m);
  expect(text(apart, "reschedule")).toMatch(/Proposed time[\s\S]*For Grace Hopper\W+Thursday, March 11, 2027 at 5:00.PM.*Paris/);
  expect(text(await mailed("Europe/Berlin", "Europe/Paris"), "accept")).not.toContain("For Grace Hopper");
});
