import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { messageThreads } from "#app/db/schema/messages";
import { outbox } from "#app/db/schema/operations";
import { findViewer, startSession } from "#app/features/accounts/sessions/sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { findConsultation } from "#app/features/booking/life/consultations.server";
import { ownCalendarFile } from "#app/features/booking/notify/own-calendar-file.server";
import { renewOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { writeOwnFeed } from "#app/features/calendar/own-feed/write-feed.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { findToday } from "#app/routes/advisor/today.server";
import { aRequest, now, type Scene } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { blockOther, blockOtherSide, unblockOther } from "./blocks.server";

useDatabase();
beforeAll(() => setListeningAddress("https://advice.example"));
beforeEach(async () => {
  for (const table of [messageThreads, outbox, consultations]) await db.delete(table);
});

const [THEN, LATER] = ["https://meet.example/ada", "https://i-know-where-you-live.example/"];

const holdAt = ({ advisor }: Scene, meetingUrl: string | null) =>
  db.update(advisors).set({ meetingUrl }).where(eq(advisors.id, advisor.advisorId));

async function feedOf({ userId }: Viewer) {
  const token = await startSession(db, { userId, rememberMe: true, device: { address: "", userAgent: "" } }, now);
  const renewed = await renewOwnFeed((await findViewer(token, now))!, now);
  return writeOwnFeed(/([\w-]+)\.ics$/.exec(renewed.ok ? renewed.address : "")?.[1] ?? "", now);
}

/** Everywhere either side sees the meeting link: the page, the file, the calendar feed, and the advisor's start page. */
async function placesOf({ client, advisor, id }: Scene) {
  const told: unknown[] = [(await findToday(advisor, now))?.next?.meetingLink];
  for (const side of [client, advisor])
    told.push((await findConsultation(side, id, now)).meetingLink, await ownCalendarFile(side, id, now), await feedOf(side));
  return told.map((each) => String(each).replaceAll("\r\n ", ""));
}

test.each([
  ["the client", "client"],
  ["the advisor", "advisor"],
] as const)("once %s has blocked the other side, a link that is set later is read nowhere, and that of then is", async (_, by) => {
  const scene = await aRequest("accepted");
  await holdAt(scene, THEN);
  const threadId = await blockOtherSide(scene[by], scene.id, now);
  await holdAt(scene, LATER);
  for (const place of await placesOf(scene)) expect(place).toContain(THEN);
  for (const place of await placesOf(scene)) expect(place).not.toContain(LATER);
  await blockOther(scene[by], threadId, now);
  for (const place of await placesOf(scene)) expect(place).toContain(THEN);
  await unblockOther(scene[by], threadId, now);
  for (const place of await placesOf(scene)) expect(place).toContain(LATER);
});

test("who held it in a room of the site as they were blocked goes on doing so", async () => {
  const scene = await aRequest("accepted");
  await holdAt(scene, null);
  await blockOtherSide(scene.client, scene.id, now);
  await holdAt(scene, LATER);
  for (const place of await placesOf(scene)) expect(place).toMatch(/\/consultation-[0-9a-f]{26}/);
});
