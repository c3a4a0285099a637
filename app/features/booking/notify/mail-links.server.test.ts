import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, mailsAbout, noon, now, type Scene } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { declineConsultation, findConsultation } from "../life/consultations.server";
import { expireRequests } from "../life/due-transitions.server";
import { cancelConsultation, cancelConsultationAsAdmin, recordNoShowAsAdmin } from "../life/endings.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

const ENDINGS: [step: string, how: (scene: Scene) => Promise<unknown>][] = [
  ["decline", ({ advisor, id }) => declineConsultation(advisor, id, now)],
  ["expire", () => expireRequests(noon)],
  ["cancel", ({ advisor, id }) => cancelConsultation(advisor, id, now)],
  ["cancelAsAdmin", async ({ id }) => cancelConsultationAsAdmin(await anAdmin(), id, { reason: "Ill", key: randomUUID() }, now)],
  [
    "recordNoShow",
    async ({ id }) => recordNoShowAsAdmin(await anAdmin(), id, { reason: "Ill", key: randomUUID(), noShowOf: "advisor" }, later(noon, 1)),
  ],
];

const agreedBefore = (step: string) => (step === "decline" || step === "expire" ? "requested" : "accepted");
const mailTo = async (step: string, { email }: { email: string }) =>
  (await mailsAbout(step)).find(({ recipient }) => recipient === email)?.text ?? "";

test.each(
  ENDINGS,
)("after '%s' the client's mail leads to other times, and to others of the area, with topic and length", async (step, how) => {
  const scene = await aRequest(agreedBefore(step));
  await how(scene);
  const text = await mailTo(step, scene.client);
  expect(text).toMatch(new RegExp(`Other times with Grace Hopper:\n\\S+/advisors/${scene.advisor.slug}\\?minutes=30&topic=\\S+#times`));
  expect(text).toMatch(/Find (other advisors|others free at that time):\n\S+\/book-consultation\?topic=\S+&minutes=30/);
  expect(await mailTo(step, scene.advisor)).not.toMatch(/Other times|Find other/);
});

test("the mail on an expired request says that its time is free again only while it is still ahead", async () => {
  const scene = await aRequest();
  await expireRequests(noon);
  expect(await mailTo("expire", scene.advisor)).toContain("was not answered in time.");
  expect(await mailTo("expire", scene.advisor)).not.toContain("free again");
  const ahead = await aRequest("requested", later(noon, 96));
  await db
    .update(consultations)
    .set({ expiresAt: later(noon, 48) })
    .where(eq(consultations.id, ahead.id));
  await expireRequests(later(noon, 49));
  expect(await mailTo("expire", ahead.advisor)).toContain("was not answered in time. The time is free again.");
});

test("nobody is led to an advisor who cannot be asked any more, in the mail or on the page", async () => {
  const scene = await aRequest("accepted");
  expect((await findConsultation(scene.client, scene.id, now)).canBeBooked).toBe(true);
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, scene.advisor.advisorId));
  await cancelConsultationAsAdmin(await anAdmin(), scene.id, { reason: "Ill", key: randomUUID() }, now);
  expect((await findConsultation(scene.client, scene.id, now)).canBeBooked).toBe(false);
  const text = await mailTo("cancelAsAdmin", scene.client);
  expect(text).toContain("Find others free at that time");
  expect(text).not.toContain("Other times with");
});

test("a client whose agreed hour was cancelled by the other side is led first to others free at that hour; one who cancelled, to other times of the same", async () => {
  const left = await aRequest("accepted");
  await cancelConsultation(left.advisor, left.id, now);
  const text = await mailTo("cancel", left.client);
  const hour = encodeURIComponent(noon.toISOString());
  expect(text).toMatch(new RegExp(`Find others free at that time:\n\\S+time=${hour}`));
  expect(text.indexOf("Find others")).toBeLessThan(text.indexOf("Other times with"));
  expect((await findConsultation(left.client, left.id, now)).lostHour).toEqual(noon);
  const own = await aRequest("accepted", later(noon, 48));
  await cancelConsultation(own.client, own.id, now);
  expect((await findConsultation(own.client, own.id, now)).lostHour).toBe(null);
});
