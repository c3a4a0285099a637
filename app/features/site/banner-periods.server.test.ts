import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { siteBanner } from "#app/db/schema/site-content";
import { useDatabase } from "../../../tests/support/database";
import { publishBannerPeriods } from "./banner-periods.server";

useDatabase();

const at = (time: string) => new Date(`2026-12-01T${time}Z`);

test("a banner whose time comes, and one whose time is over, is announced once", async () => {
  await db.insert(siteBanner).values({ text: "Soon", isActive: true, startsAt: at("10:00:10"), endsAt: at("11:00:00") });
  await db.insert(siteBanner).values({ text: "Off", startsAt: at("10:30:00") });
  const told: boolean[] = [];
  for (const time of ["10:00:00", "10:00:15", "10:00:30", "10:30:00", "10:59:59", "11:00:00", "11:00:15"])
    told.push(await publishBannerPeriods(at(time)));
  expect(told).toEqual([false, true, false, false, false, true, false]);
});
