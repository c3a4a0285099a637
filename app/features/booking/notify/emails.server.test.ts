import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { markPaid } from "#app/features/money/outside/marks/client-marks.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, consultationRow, ended, later, mailsAbout, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { messagesToDatabase } from "../../../../tests/support/database-messages";
import { acceptConsultation } from "../life/consultations.server";
import {
  cancelConsultation,
  completeConsultation,
  denyNoShow,
  refundConsultationAsAdmin,
  reportNoShow,
  withdrawNoShow,
} from "../life/endings.server";
import { agreeToReschedule, askToReschedule, keepAgreedTime } from "../life/reschedule.server";
import type { ConsultationUpdate } from "./consultation-update.server";
import { emailBothSides } from "./emails.server";
import { partiesOf } from "./parties.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

const readersOf = async (step: string) => (await mailsAbout(step)).map(({ recipient }) => recipient);

test("of each refund both sides hear, also when it is of the same sum as the one before; of one that is sent again, once", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await aRequest("accepted");
  await completeConsultation(client, id, ended);
  const refunds = [5_00, 5_00, 2_50, 5_00].map((amount) => ({ amount, reason: "Cut short", key: randomUUID() }));
  for (const [index, refund] of refunds.entries()) {
    for (const _ of ["sent", "sent again"])
      expect(await refundConsultationAsAdmin(admin, id, refund, later(ended, index))).toMatchObject({ ok: true });
    const both = Array.from({ length: index + 1 }, () => [client.email, advisor.email]).flat();
    expect(await readersOf("refund")).toEqual(both.sort());
  }
});

test("what comes again in the life of a consultation is mailed each time that it comes", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  for (const hours of [1, 2]) {
    await askToReschedule(client, id, { time: later(noon, 72).toISOString() }, later(now, hours));
    await keepAgreedTime(advisor, id, later(now, hours));
  }
  await askToReschedule(client, id, { time: later(noon, 24).toISOString() }, later(now, 3));
  await agreeToReschedule(advisor, id, undefined, later(now, 3));
  expect([await readersOf("reschedule"), await readersOf("keepTime"), await readersOf("agreeToReschedule")]).toEqual([
    [advisor.email, advisor.email, advisor.email],
    [client.email, client.email],
    [client.email],
  ]);
  const at = later(noon, 24.5);
  for (const [one, other] of [[client, advisor] as const, [advisor, client] as const]) {
    await reportNoShow(one, id, at, { reason: "I waited" });
    await denyNoShow(other, id, at, { reason: "I was there" });
    await withdrawNoShow(one, id, at);
  }
  const both = [client.email, advisor.email].sort();
  expect([(await readersOf("denyNoShow")).sort(), (await readersOf("takeNoShowBack")).sort()]).toEqual([both, both]);
});

test("the mail that says how to pay says by when, on the reader's clock and in their language", async () => {
  const unpaid = await aRequest("requested");
  const own = { timezone: "Europe/Berlin", language: "de" } as const;
  await db.update(profiles).set(own).where(eq(profiles.userId, unpaid.client.userId));
  await acceptConsultation(unpaid.advisor, unpaid.id, now);
  const texts = (await mailsAbout("accept")).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining("Bitte zahlen Sie vor Beginn, spätestens am Freitag, 4. Dezember 2026 um 13:00")]);
});

test("who is accepted within a day of the start is told to send the money before, and that it may arrive later", async () => {
  const { advisor, id } = await aRequest("requested", later(now, 3));
  await acceptConsultation(advisor, id, now);
  const texts = (await mailsAbout("accept")).map(({ text }) => text);
  expect(texts).toEqual([expect.stringMatching(/It begins on .*12:00.* Please send your payment before then: it may arrive later\./)]);
});

test("at an end the mail tells a client who pays outside the site what becomes of their money", async () => {
  const [paid, said, unpaid] = [
    await aRequest("accepted"),
    await aRequest("accepted", later(noon, 2), { isPaid: false }),
    await aRequest("accepted", later(noon, 4), { isPaid: false }),
  ];
  await markPaid(said.client, said.id, randomUUID(), now);
  for (const { advisor, id } of [paid, said, unpaid]) await cancelConsultation(advisor, id, later(now, 1));
  const mails = await mailsAbout("cancel");
  const told = ({ client }: typeof paid) => mails.find(({ recipient }) => recipient === client.email)?.text;
  expect(told(paid)).toContain("$50 goes back to you: we send it the way it came, and tell you by mail.");
  expect(told(said)).toMatch(/Nothing is due any more: once the \$50 you told us about on .* has arrived, it goes back to you\./);
  expect(told(unpaid)).toContain("Nothing was paid for this consultation, and nothing is due.");
});

test("what a mail about a step needs is read as one message, and of a step that nobody is mailed of nothing is", async () => {
  const { id } = await aRequest();
  const consultation = await consultationRow(id);
  const parties = await partiesOf(db, consultation);
  const update = { consultation, step: "request", actor: "client", now, eventId: randomUUID() } as const;
  const sent = (told: Partial<ConsultationUpdate>) =>
    messagesToDatabase(() => db.transaction((tx) => emailBothSides(tx, { ...update, ...told }, parties)));
  expect([await sent({}), await sent({ sides: ["client"] })]).toEqual([
    [1, 4, 1, 1],
    [1, 1],
  ]);
});
