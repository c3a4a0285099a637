import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { busyTimes, calendarFeeds } from "#app/db/schema/calendar";

/** Has an advisor's own calendar say that they are busy from one instant to another, each time. */
export async function busyInOwnCalendar(advisorId: string, times: readonly { startsAt: Date; endsAt: Date }[]) {
  const [address, never] = [Buffer.from(advisorId), new Date("2099-01-01T00:00:00Z")];
  const feed = { advisorId, host: "calendar.example", address, addressHash: address, nextReadAt: never };
  const { id: feedId } = oneRow(await db.insert(calendarFeeds).values(feed).returning({ id: calendarFeeds.id }));
  await db.insert(busyTimes).values(times.map((time) => ({ feedId, advisorId, ...time })));
}
