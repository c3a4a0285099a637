import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { blockOtherSide } from "#app/features/messages/reports/blocks.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, consultationRow, ended, isNotFound, later, mailsAbout, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { completeConsultation, denyNoShow, recordNoShowAsAdmin, reportNoShow } from "../life/endings.server";
import { addWords } from "./add-words.server";
import { standingOf } from "./standing";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

const at = later(noon, 1);
const refused = { ok: false, reason: "wrongState" };

test("whoever denied an absence without a word adds it once, as does who said it, and an admin who decides has to read it", async () => {
  const [admin, { client, advisor, id }] = [await anAdmin(), await aRequest("accepted")];
  await reportNoShow(client, id, later(noon, 0.3));
  expect(await addWords(advisor, id, "I waited in the room", at)).toEqual(refused);
  await denyNoShow(advisor, id, later(noon, 0.4));
  const seenStanding = standingOf(await consultationRow(id));
  expect(await addWords(advisor, id, "", at)).toEqual({ ok: false, reason: "wordsNeeded" });
  expect(await addWords(advisor, id, "I waited in the room", at)).toEqual({ ok: true });
  expect(await addWords(advisor, id, "Something else", at)).toEqual(refused);
  expect(await addWords(client, id, "Nobody came", at)).toEqual({ ok: true });
  expect(await consultationRow(id)).toMatchObject({ absenceWords: "Nobody came", absenceReply: "I waited in the room" });
  const decided = { reason: "Heard both", key: crypto.randomUUID(), noShowOf: "advisor" } as const;
  expect(await recordNoShowAsAdmin(admin, id, { ...decided, seenStanding }, at)).toEqual({ ok: false, reason: "standingChanged" });
  const read = standingOf(await consultationRow(id));
  expect(await recordNoShowAsAdmin(admin, id, { ...decided, seenStanding: read }, at)).toMatchObject({ ok: true });
});

test("the other side is mailed the words that are added, and until when to answer while that is theirs to do; nobody about their own", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await reportNoShow(client, id, later(noon, 0.3));
  await addWords(client, id, "Nobody came", at);
  const [asked] = await mailsAbout("absenceWords");
  expect(asked).toMatchObject({ recipient: advisor.email, text: expect.stringContaining("What Ada says: Nobody came") });
  expect(asked?.text).toContain("Please say how it was by Sunday, December 6, 2026 at 12:18\u00a0PM UTC");
  await denyNoShow(advisor, id, at);
  await addWords(advisor, id, "I waited in the room", at);
  const mails = await mailsAbout("absenceWords");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([client.email, advisor.email].sort());
  const answered = mails.find(({ recipient }) => recipient === client.email)?.text;
  expect(answered).toContain("What Grace Hopper says: I waited in the room");
  expect(answered).toContain("We look at what both of you say and decide");
  const [{ notifications }] = [await listNotifications(client.userId, 1)];
  expect(notifications[0]?.details).toMatchObject({ how: "absenceWords", name: "Grace Hopper" });
});

test("of words that are added nobody is mailed who has blocked their author", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await reportNoShow(client, id, later(noon, 0.3));
  await blockOtherSide(advisor, id, later(noon, 0.4));
  await addWords(client, id, "Nobody came", at);
  expect(await mailsAbout("absenceWords")).toEqual([]);
});

test("an advisor adds words to what they completed and the client contests; once it is settled nobody does, and a stranger finds nothing", async () => {
  const [admin, { client, advisor, id }] = [await anAdmin(), await aRequest("accepted")];
  await completeConsultation(advisor, id, ended);
  await reportNoShow(client, id, at, { reason: "Nobody came" });
  await expect(addWords(await aClient(), id, "I saw it", at)).rejects.toMatchObject(isNotFound);
  expect(await addWords(client, id, "Once more", at)).toEqual(refused);
  expect(await addWords(advisor, id, "We spoke for an hour", at)).toEqual({ ok: true });
  expect(await consultationRow(id)).toMatchObject({ absenceWords: "Nobody came", absenceReply: "We spoke for an hour" });
  const decided = { reason: "Heard both", key: crypto.randomUUID(), noShowOf: "advisor" } as const;
  await recordNoShowAsAdmin(admin, id, decided, at);
  expect(await addWords(advisor, id, "Too late", at)).toEqual(refused);
});
