import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../tests/support/database";
import { recoverySettings } from "./archiving";

useDatabase();

const processZone = process.env.TZ;
afterEach(() => {
  if (processZone === undefined) delete process.env.TZ;
  else process.env.TZ = processZone;
});

/** The instant that a database set to a time zone reads from a text. */
const momentIn = (zone: string, text: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('timezone', ${zone}, true)`);
    const { rows } = await tx.execute<{ milliseconds: string }>(
      sql`select extract(epoch from ${text}::timestamptz) * 1000 as milliseconds`,
    );
    return new Date(Number(rows[0]?.milliseconds)).toISOString();
  });

// In summer, in winter, and each of the two half past two that Berlin has when its clock goes back.
const MOMENTS = ["2026-07-01T23:59:59.999Z", "2026-12-31T23:30:00.000Z", "2026-10-25T00:30:00.001Z", "2026-10-25T01:30:00.001Z"];
const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"];

test.each(
  ZONES,
)("the moment that a site is restored to is the same where the clocks of process and database are those of %s", async (zone) => {
  process.env.TZ = zone;
  const shift = new Date("2026-07-01T12:00Z").getHours() - 12;
  expect(shift === 0).toBe(zone === "UTC");
  for (const moment of MOMENTS) {
    const { recovery_target_time: text } = recoverySettings(new Date(moment));
    expect([moment, await momentIn(zone, text)]).toEqual([moment, moment]);
  }
});
