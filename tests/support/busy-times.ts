import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { busyTimes, calendarFeeds } from "#app/db/schema/calendar";

/** Makes an advisor busy at these times in their own calendar. */
export async function busyInOwnCalendar(advisorId: string, times: readonly { startsAt: Date; endsAt: Date }[]) {
  const [address, never] = [Buffer.from(advisorId), new Date("2099-01-01T00:00:00Z")];
  const feed = { advisorId, host: "calendar.example", address, addressHash: address, nextReadAt: never };
  const { id: feedId } = oneRow(await db.insert(calendarFeeds).values(feed).returning({ id: calendarFeeds.id }));
  await db.insert(busyTimes).values(times.map((time) => ({ feedId, advisorId, ...time })));
}
