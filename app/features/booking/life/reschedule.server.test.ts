import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import {
  aRequest,
  calendarOf,
  consultationRow,
  eventsOf,
  later,
  mailsAbout,
  moneySteps,
  noon,
  now,
} from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { underRules } from "../../../../tests/support/rules";
import { stateSentence } from "../pages/state-names";
import { acceptConsultation, findConsultation, withdrawConsultation } from "./consultations.server";
import { acceptAgreedTimes, dropUnansweredTimes, expireRequests } from "./due-transitions.server";
import { agreeToOtherTime, agreeToReschedule, askToReschedule, keepAgreedTime, proposeOtherTime } from "./reschedule.server";

useDatabase();

const time = later(noon, 24).toISOString();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

test("of a proposed time the client is told that it is agreed, not that the advisor accepted what the client agreed to", async () => {
  const [asked, accepted] = [await aRequest(), await aRequest()];
  await proposeOtherTime(asked.advisor, asked.id, { time }, now);
  await agreeToOtherTime(asked.client, asked.id, later(noon, 24), later(now, 1));
  await acceptConsultation(accepted.advisor, accepted.id, now);
  expect(stateSentence(await findConsultation(asked.client, asked.id, later(now, 1)))).toBe("agreedForClient");
  expect(stateSentence(await findConsultation(accepted.client, accepted.id, later(now, 1)))).toBe("acceptedForClient");
});

test("an advisor proposes another time, the client agrees, and it is agreed: the price stays, the old time is free, and both hear of it once", async () => {
  const { client, advisor, id } = await aRequest();
  await db.update(advisors).set({ hourlyRate: 900_00 }).where(eq(advisors.id, advisor.advisorId));
  expect(await proposeOtherTime(advisor, id, { time }, now)).toMatchObject({
    ok: true,
    consultation: { status: "countered", scheduledTime: noon, proposedTime: later(noon, 24), proposedBy: "advisor", countersMade: 1 },
  });
  expect((await mailsAbout("counter")).map(({ recipient }) => recipient)).toEqual([client.email]);
  await expect(aConsultation({ client, advisor, at: later(noon, 24) })).rejects.toThrow();
  expect(await agreeToOtherTime(client, id, later(noon, 24), now)).toMatchObject({
    ok: true,
    consultation: { status: "accepted", scheduledTime: later(noon, 24), proposedTime: null, totalPrice: 50_00, hourlyRate: 100_00 },
  });
  await aConsultation({ client: await aClient(), advisor, at: noon });
  expect(await acceptConsultation(advisor, id, now)).toEqual({ ok: false, reason: "wrongState" });
  expect(await eventsOf(id)).toEqual(["advisor counter", "client agreeToTime", "clock accept"]);
  expect(await mailsAbout("agreeToTime")).toEqual([]);
  const mails = await mailsAbout("accept");
  expect(mails.map(({ recipient }) => recipient)).toEqual([client.email, advisor.email].sort());
  for (const mail of mails) {
    expect(mail.subject).toMatch(/^Your consultation with (Ada|Grace Hopper) is confirmed$/);
    expect(calendarOf(mail)).toMatchObject({ method: "REQUEST", event: { sequence: 1 } });
  }
  const { notifications } = await listNotifications(advisor.userId, 1);
  expect(notifications).toMatchObject([{ kind: "consultation_rescheduled", details: { how: "agreed" } }]);
});

test("a proposed time is not agreed to while the client has agreed to another at that time; one of before that was agreed to is accepted by the clock", async () => {
  const { client, advisor, id } = await aRequest();
  await proposeOtherTime(advisor, id, { time }, now);
  const another = await anAdvisor();
  const other = await aConsultation({ client, advisor: another, at: later(noon, 24) });
  await acceptConsultation(another, other.id, now);
  expect(await agreeToOtherTime(client, id, later(noon, 24), now)).toEqual({ ok: false, reason: "clientBusy" });
  expect((await consultationRow(id)).status).toBe("countered");
  const before = await aRequest();
  await db.update(consultations).set({ sequence: 1 }).where(eq(consultations.id, before.id));
  const untouched = await aRequest();
  await acceptAgreedTimes(now);
  expect([(await consultationRow(before.id)).status, (await consultationRow(untouched.id)).status]).toEqual(["accepted", "requested"]);
});

test("another time holds the advisor's buffer after it, while it is proposed and once it is agreed, by either way", async () => {
  const counter = await aRequest();
  const move = await aRequest("accepted");
  await proposeOtherTime(counter.advisor, counter.id, { time }, now);
  await askToReschedule(move.client, move.id, { time }, now);
  for (const { id } of [counter, move])
    expect(await consultationRow(id)).toMatchObject({ proposedEndsAt: later(noon, 24.5), proposedBlockedUntil: later(noon, 24.75) });
  await agreeToOtherTime(counter.client, counter.id, undefined, now);
  await agreeToReschedule(move.advisor, move.id, undefined, now);
  for (const { advisor, id } of [counter, move]) {
    expect(await consultationRow(id)).toMatchObject({ endsAt: later(noon, 24.5), blockedUntil: later(noon, 24.75) });
    await expect(aConsultation({ client: await aClient(), advisor, at: later(noon, 24.7) })).rejects.toThrow();
    await aConsultation({ client: await aClient(), advisor, at: later(noon, 24.75) });
  }
});

test("an offer of a later time ends with the agreed one: at its start it lapses, and nobody can agree to it any more", async () => {
  const soon = later(now, 10);
  const { client, advisor, id } = await aRequest("accepted", soon);
  await askToReschedule(client, id, { time: later(soon, 24).toISOString() }, now);
  expect((await consultationRow(id)).expiresAt).toEqual(soon);
  await dropUnansweredTimes(later(soon, -0.01));
  expect((await consultationRow(id)).proposedTime).toEqual(later(soon, 24));
  expect(await agreeToReschedule(advisor, id, undefined, soon)).toEqual({ ok: false, reason: "tooLate" });
  await dropUnansweredTimes(soon);
  expect(await consultationRow(id)).toMatchObject({ status: "accepted", scheduledTime: soon, proposedTime: null });
});

test("an offer of an earlier time ends when that would begin", async () => {
  const { client, id } = await aRequest("accepted", later(now, 40));
  await askToReschedule(client, id, { time: later(now, 10).toISOString() }, now);
  expect((await consultationRow(id)).expiresAt).toEqual(later(now, 10));
});

test("a deadline is written on the clock of who reads it", async () => {
  const { client, advisor, id } = await aRequest();
  await db.update(profiles).set({ timezone: "Asia/Tokyo" }).where(eq(profiles.userId, client.userId));
  await db.update(profiles).set({ timezone: "America/New_York" }).where(eq(profiles.userId, advisor.userId));
  await proposeOtherTime(advisor, id, { time }, now);
  await agreeToOtherTime(client, id, undefined, now);
  await askToReschedule(client, id, { time: later(noon, 48).toISOString() }, now);
  for (const [step, reader, there, foreign] of [
    ["counter", client, "3 December 2026 at 6:00\u00a0pm (Tokyo)", /3 December 2026 at 4:00\u00a0am/i],
    ["reschedule", advisor, "December 3, 2026 at 4:00\u00a0AM (New York)", /December 3, 2026 at 6:00\u00a0PM/i],
  ] as const) {
    const mails = await mailsAbout(step);
    // In 48 hours, at 9:00 UTC.
    expect(mails).toMatchObject([{ recipient: reader.email, text: expect.stringContaining(there) }]);
    // The proposed hour is written on both clocks, the deadline on one.
    expect(mails[0]?.text).not.toMatch(foreign);
  }
});

test("who agrees to a time that is no longer the proposed one agrees to nothing", async () => {
  const { client, advisor, id } = await aRequest();
  await proposeOtherTime(advisor, id, { time }, now);
  expect(await agreeToOtherTime(client, id, later(noon, 25), now)).toEqual({ ok: false, reason: "changedMeanwhile" });
  expect((await consultationRow(id)).status).toBe("countered");
});

test("an agreed time is moved at most three times, never the same, never one that is taken, never in the past", async () => {
  const { client, advisor, id } = await aRequest();
  expect(await proposeOtherTime(advisor, id, { time: noon.toISOString() }, now)).toEqual({ ok: false, reason: "sameTime" });
  expect(await proposeOtherTime(advisor, id, { time: "2026-12-01T09:10Z" }, now)).toMatchObject({ ok: false, reason: "tooSoon" });
  expect(await proposeOtherTime(advisor, id, { time: "soon" }, now)).toMatchObject({ ok: false, reason: "notATime" });
  await aConsultation({ client: await aClient(), advisor, at: later(noon, 48), bufferMinutes: 15 });
  expect(await proposeOtherTime(advisor, id, { time: later(noon, 48.6).toISOString() }, now)).toEqual({ ok: false, reason: "timeTaken" });
  expect(await proposeOtherTime(advisor, id, { time: later(noon, 1).toISOString() }, now)).toMatchObject({ ok: true });
  expect(await agreeToOtherTime(client, id, later(noon, 1), now)).toMatchObject({ ok: true });
  for (const hours of [2, 3, 5]) {
    expect(await askToReschedule(advisor, id, { time: later(noon, hours).toISOString() }, now)).toMatchObject({ ok: true });
    expect(await agreeToReschedule(client, id, later(noon, hours), now)).toMatchObject({ ok: true });
  }
  expect(await askToReschedule(advisor, id, { time: later(noon, 4).toISOString() }, now)).toEqual({ ok: false, reason: "noCounterLeft" });
  expect(await mailsAbout("counter")).toHaveLength(1);
});

test("a client who does not want the proposed time withdraws, and a proposal nobody answers expires; nothing is owed", async () => {
  const first = await aRequest();
  await proposeOtherTime(first.advisor, first.id, { time }, now);
  expect(await withdrawConsultation(first.client, first.id, now)).toMatchObject({
    ok: true,
    consultation: { status: "withdrawn", proposedTime: null },
  });
  const second = await aRequest();
  await proposeOtherTime(second.advisor, second.id, { time }, now);
  await expireRequests(later(now, 47));
  expect((await consultationRow(second.id)).status).toBe("countered");
  await expireRequests(later(now, 48));
  expect((await consultationRow(second.id)).status).toBe("expired");
  expect([await moneySteps(first.id), await moneySteps(second.id)]).toEqual([["release"], ["release"]]);
});

test("either side moves an agreed consultation when the other agrees: the calendar of who asked moves with a higher version", async () => {
  const askers: string[] = [];
  for (const [index, who] of (["client", "advisor"] as const).entries()) {
    const scene = await aRequest("accepted", later(noon, index * 200));
    const [asker, other] = who === "client" ? [scene.client, scene.advisor] : [scene.advisor, scene.client];
    askers.push(asker.email);
    const requested = later(noon, index * 200 + 24);
    expect(await askToReschedule(asker, scene.id, { time: requested.toISOString() }, now)).toMatchObject({
      ok: true,
      consultation: { status: "accepted", scheduledTime: later(noon, index * 200), proposedTime: requested, proposedBy: who },
    });
    expect(await agreeToReschedule(asker, scene.id, requested, now)).toEqual({ ok: false, reason: "ownProposal" });
    expect(await askToReschedule(asker, scene.id, { time }, now)).toEqual({ ok: false, reason: "alreadyProposed" });
    expect(await agreeToReschedule(other, scene.id, requested, now)).toMatchObject({
      ok: true,
      consultation: { status: "accepted", scheduledTime: requested, proposedTime: null, sequence: 1, totalPrice: 50_00 },
    });
  }
  const mails = await mailsAbout("agreeToReschedule");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(askers.sort());
  for (const mail of mails) {
    const { method, event } = calendarOf(mail);
    expect([method, event.sequence]).toEqual(["REQUEST", 1]);
  }
});

test("a client can only ask for a time that is free; the consultation's own time does not stand in the way", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await aConsultation({ client: await aClient(), advisor, at: later(noon, 24), bufferMinutes: 15 });
  expect(await askToReschedule(client, id, { time }, now)).toEqual({ ok: false, reason: "timeTaken" });
  expect(await askToReschedule(client, id, { time: later(noon, 0.25).toISOString() }, now)).toMatchObject({ ok: true });
});

test("the agreed time stays when the other side says no, when the asker takes it back and when nobody answers", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  for (const end of [
    () => keepAgreedTime(advisor, id, now),
    () => keepAgreedTime(client, id, now),
    () => dropUnansweredTimes(later(now, 48)),
  ]) {
    await askToReschedule(client, id, { time }, now);
    await end();
    expect(await consultationRow(id)).toMatchObject({
      status: "accepted",
      scheduledTime: noon,
      proposedTime: null,
      proposedBy: null,
      sequence: 0,
    });
  }
  expect([await mailsAbout("keepTime"), await mailsAbout("lapse")].map(({ length }) => length)).toEqual([2, 2]);
});

test("a new time that the client has given to somebody else meanwhile is refused", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  const another = await anAdvisor();
  await askToReschedule(advisor, id, { time }, now);
  const other = await aConsultation({ client, advisor: another, at: later(noon, 24) });
  await acceptConsultation(another, other.id, now);
  expect(await agreeToReschedule(client, id, later(noon, 24), now)).toEqual({ ok: false, reason: "clientBusy" });
  expect((await consultationRow(id)).scheduledTime).toEqual(noon);
});

test("another time blocks what follows it as a booked one does: by the advisor's own buffer, and at least by that of the site, whoever proposes it", async () => {
  for (const [own, site, blocked] of [
    [15, 0, 15],
    [15, 45, 45],
    [60, 45, 60],
  ] as const)
    await underRules(2, { ...SPECIFIED_RULES, bufferMinutes: site }, async () => {
      const blockedAfter = (end: Date, row: Awaited<ReturnType<typeof consultationRow>>) =>
        expect([own, site, row.proposedBlockedUntil]).toEqual([own, site, later(end, blocked / 60)]);
      const scenes = [await aRequest(), await aRequest("accepted"), await aRequest("accepted")] as const;
      await db.update(advisors).set({ bufferMinutes: own });
      const [asked, ofClient, ofAdvisor] = scenes;
      await proposeOtherTime(asked.advisor, asked.id, { time }, now);
      await askToReschedule(ofClient.client, ofClient.id, { time }, now);
      await askToReschedule(ofAdvisor.advisor, ofAdvisor.id, { time }, now);
      for (const { id } of scenes) blockedAfter(later(noon, 24.5), await consultationRow(id));
    });
});
