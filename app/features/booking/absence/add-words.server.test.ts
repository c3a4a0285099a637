import { expect, test } from "vitest";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, consultationRow, ended, isNotFound, later, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { completeConsultation, denyNoShow, recordNoShowAsAdmin, reportNoShow } from "../life/endings.server";
import { addWords } from "./add-words.server";
import { standingOf } from "./standing";

useDatabase();

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
