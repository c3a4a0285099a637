import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { aRequest, eventsOf, later, mailsAbout, moneySteps, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation } from "../../../../tests/support/people";
import { groupCounts } from "../answering/session-groups.server";
import { acceptConsultation, declineConsultation } from "./consultations.server";
import { acceptAgreedTimes } from "./due-transitions.server";
import { agreeToOtherTime, agreeToReschedule, askToReschedule, proposeOtherTime, withdrawProposal } from "./reschedule.server";
import { waitingConsultations } from "./waiting.server";

useDatabase();

const time = later(noon, 24).toISOString();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

test("a client proposes another time back, the advisor agrees, and it is agreed: each hears of the other's step once", async () => {
  const { client, advisor, id } = await aRequest();
  await proposeOtherTime(advisor, id, { time }, now);
  const back = { time: later(noon, 48).toISOString() };
  expect(await proposeOtherTime(client, id, back, now)).toMatchObject({
    ok: true,
    consultation: { status: "countered", scheduledTime: noon, proposedTime: later(noon, 48), proposedBy: "client", countersMade: 2 },
  });
  // The time the client no longer considers is free again, and an outdated page cannot agree to what the advisor had proposed.
  await aConsultation({ client: await aClient(), advisor, at: later(noon, 24) });
  expect(await agreeToOtherTime(client, id, later(noon, 24), now)).toMatchObject({ ok: false });
  expect(await agreeToOtherTime(client, id, later(noon, 48), now)).toEqual({ ok: false, reason: "ownProposal" });
  expect((await mailsAbout("counter")).map(({ recipient }) => recipient).sort()).toEqual([client.email, advisor.email].sort());
  expect(await agreeToOtherTime(advisor, id, later(noon, 48), now)).toMatchObject({
    ok: true,
    consultation: { status: "accepted", scheduledTime: later(noon, 48), proposedTime: null, totalPrice: 50_00 },
  });
  expect(await eventsOf(id)).toEqual(["advisor counter", "client counter", "advisor agreeToTime", "clock accept"]);
  expect((await mailsAbout("accept")).map(({ recipient }) => recipient)).toEqual([client.email]);
  expect(await mailsAbout("agreeToTime")).toEqual([]);
});

test("what a client proposes back has to be free by the advisor's hours, waits for the advisor, and is declined or countered once more", async () => {
  const { client, advisor, id } = await aRequest();
  await proposeOtherTime(advisor, id, { time }, now);
  await aConsultation({ client: await aClient(), advisor, at: later(noon, 48), bufferMinutes: 15, status: "accepted" });
  expect(await proposeOtherTime(client, id, { time: later(noon, 48).toISOString() }, now)).toEqual({ ok: false, reason: "timeTaken" });
  expect(await waitingConsultations(client, now)).toEqual({ asClient: 1, asAdvisor: 0 });
  expect(await proposeOtherTime(client, id, { time: later(noon, 30).toISOString() }, now)).toMatchObject({ ok: true });
  expect([await waitingConsultations(client, now), await waitingConsultations(advisor, now)]).toEqual([
    { asClient: 0, asAdvisor: 0 },
    { asClient: 0, asAdvisor: 1 },
  ]);
  expect((await groupCounts(advisor.advisorId, now)).waiting).toBe(1);
  expect(await proposeOtherTime(advisor, id, { time: later(noon, 36).toISOString() }, now)).toMatchObject({ ok: true });
  expect(await proposeOtherTime(client, id, { time: later(noon, 40).toISOString() }, now)).toEqual({ ok: false, reason: "noCounterLeft" });
  const other = await aRequest();
  await proposeOtherTime(other.advisor, other.id, { time }, now);
  expect(await declineConsultation(other.advisor, other.id, now)).toEqual({ ok: false, reason: "ownProposal" });
  await proposeOtherTime(other.client, other.id, { time: later(noon, 30).toISOString() }, now);
  expect(await declineConsultation(other.advisor, other.id, now)).toMatchObject({ ok: true, consultation: { status: "declined" } });
  expect(await moneySteps(other.id)).toEqual(["release"]);
});

test("to a move that one side asks for the other asks for another one back: the agreed time stands all along", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await askToReschedule(client, id, { time }, now);
  const back = later(noon, 48);
  expect(await askToReschedule(advisor, id, { time: back.toISOString() }, now)).toMatchObject({
    ok: true,
    consultation: { status: "accepted", scheduledTime: noon, proposedTime: back, proposedBy: "advisor", countersMade: 2 },
  });
  expect(await agreeToReschedule(advisor, id, back, now)).toEqual({ ok: false, reason: "ownProposal" });
  expect(await agreeToReschedule(client, id, later(noon, 24), now)).toEqual({ ok: false, reason: "changedMeanwhile" });
  expect(await agreeToReschedule(client, id, back, now)).toMatchObject({ ok: true, consultation: { scheduledTime: back } });
});

test("whoever proposed another time takes it back: the time asked for stands, waits for the advisor and is nobody's by itself, and the other side hears once", async () => {
  const { client, advisor, id } = await aRequest();
  await proposeOtherTime(advisor, id, { time }, now);
  expect(await withdrawProposal(client, id, later(noon, 24), now)).toMatchObject({ ok: false });
  expect(await withdrawProposal(advisor, id, later(noon, 48), now)).toEqual({ ok: false, reason: "changedMeanwhile" });
  expect(await withdrawProposal(advisor, id, later(noon, 24), later(now, 1))).toMatchObject({
    ok: true,
    consultation: { status: "requested", scheduledTime: noon, proposedTime: null, proposedBy: null, expiresAt: later(now, 49) },
  });
  expect(await withdrawProposal(advisor, id, later(noon, 24), now)).toMatchObject({ ok: false });
  await aConsultation({ client: await aClient(), advisor, at: later(noon, 24) });
  const [mail, ...others] = await mailsAbout("takeProposalBack");
  expect([mail?.recipient, mail?.subject, others]).toEqual([client.email, "Grace Hopper takes the proposed time back", []]);
  await acceptAgreedTimes(later(now, 2));
  // Includes the consultation that took the freed time.
  expect(await waitingConsultations(advisor, now)).toEqual({ asClient: 0, asAdvisor: 2 });
  await proposeOtherTime(advisor, id, { time: later(noon, 30).toISOString() }, now);
  await proposeOtherTime(client, id, { time: later(noon, 40).toISOString() }, now);
  expect(await withdrawProposal(client, id, undefined, now)).toMatchObject({ ok: true, consultation: { status: "requested" } });
  expect(await acceptConsultation(advisor, id, now)).toMatchObject({ ok: true, consultation: { status: "accepted", scheduledTime: noon } });
  expect((await mailsAbout("takeProposalBack")).map(({ recipient }) => recipient).sort()).toEqual([client.email, advisor.email].sort());
});

test("proposals before the agreement leave the moves after it as they are", async () => {
  const { client, advisor, id } = await aRequest();
  for (const [hours, by] of [
    [24, advisor],
    [30, client],
    [36, advisor],
  ] as const)
    expect(await proposeOtherTime(by, id, { time: later(noon, hours).toISOString() }, now)).toMatchObject({ ok: true });
  await agreeToOtherTime(client, id, undefined, now);
  for (const hours of [48, 50, 52]) {
    expect(await askToReschedule(client, id, { time: later(noon, hours).toISOString() }, now)).toMatchObject({ ok: true });
    await agreeToReschedule(advisor, id, undefined, now);
  }
  expect(await askToReschedule(client, id, { time: later(noon, 54).toISOString() }, now)).toEqual({ ok: false, reason: "noCounterLeft" });
});

test("either side that proposes the very time the other has proposed agrees to it, before an agreement and after it, and sent twice, too", async () => {
  for (const isAdvisorFirst of [true, false]) {
    const { client, advisor, id } = await aRequest();
    await proposeOtherTime(advisor, id, { time }, now);
    const said = isAdvisorFirst ? time : later(noon, 36).toISOString();
    if (!isAdvisorFirst) await proposeOtherTime(client, id, { time: said }, now);
    const same = { time: said, key: crypto.randomUUID() };
    const other = isAdvisorFirst ? client : advisor;
    expect(await proposeOtherTime(other, id, same, now)).toMatchObject({
      ok: true,
      consultation: { status: "accepted", scheduledTime: new Date(said), proposedTime: null },
    });
    expect(await proposeOtherTime(other, id, same, now)).toMatchObject({ ok: true, isKnown: true });
    expect((await eventsOf(id)).slice(-2)).toEqual([`${isAdvisorFirst ? "client" : "advisor"} agreeToTime`, "clock accept"]);
    const moved = { time: later(noon, 60).toISOString() };
    await askToReschedule(advisor, id, moved, now);
    expect(await askToReschedule(client, id, moved, now)).toMatchObject({
      ok: true,
      consultation: { status: "accepted", scheduledTime: new Date(moved.time), proposedTime: null },
    });
    expect((await eventsOf(id)).at(-1)).toBe("client agreeToReschedule");
  }
});
