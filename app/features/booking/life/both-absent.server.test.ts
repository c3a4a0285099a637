import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aRequest, later, mailsAbout, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { findConsultation } from "./consultations.server";
import { reportNoShow } from "./endings.server";

useDatabase();

test("of two who say that the other did not come, the slower one's word is their answer to the first, kept in their words, and pressed twice the same", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await reportNoShow(client, id, later(noon, 0.25), { reason: "I waited" });
  const word = { reason: "I waited in the room, too", key: randomUUID() };
  for (const hours of [0.3, 0.4])
    expect(await reportNoShow(advisor, id, later(noon, hours), word)).toMatchObject({
      ok: true,
      consultation: { status: "accepted", saidAbsent: "advisor", absenceWords: "I waited", absenceReply: "I waited in the room, too" },
    });
  const { absence } = await findConsultation(client, id, later(noon, 0.5));
  expect(absence).toMatchObject({ of: "advisor", words: "I waited", reply: "I waited in the room, too", isDenied: true });
  expect(await mailsAbout("denyNoShow")).toMatchObject([{ recipient: client.email, text: expect.stringContaining("in the room, too") }]);
  expect(await reportNoShow(client, id, later(noon, 0.5), { reason: "Once more" })).toEqual({ ok: false, reason: "absenceOpen" });
  expect(await reportNoShow(advisor, id, later(noon, 0.5), { reason: "Once more" })).toEqual({ ok: false, reason: "absenceOpen" });
});
