import { expect, test } from "vitest";
import { aRequest, ended, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { groupCounts } from "../answering/session-groups.server";
import { acceptConsultation, consultationsOfAdvisor, consultationsOfClient } from "./consultations.server";
import { denyNoShow, reportNoShow } from "./endings.server";
import { askToReschedule, proposeOtherTime } from "./reschedule.server";
import { waitingConsultations } from "./waiting.server";

useDatabase();

const time = later(noon, 24).toISOString();

test("a request waits for the advisor, another time for whoever did not propose it, and what is agreed for nobody", async () => {
  const { client, advisor, id } = await aRequest();
  const waits = async () => [(await waitingConsultations(client, now)).asClient, (await waitingConsultations(advisor, now)).asAdvisor];
  expect(await waits()).toEqual([0, 1]);
  await proposeOtherTime(advisor, id, { time }, now);
  expect(await waits()).toEqual([1, 0]);

  const agreed = await aRequest("accepted");
  expect(await waitingConsultations(agreed.client, now)).toEqual({ asClient: 0, asAdvisor: 0 });
  await askToReschedule(agreed.client, agreed.id, { time }, now);
  expect(await waitingConsultations(agreed.client, now)).toEqual({ asClient: 0, asAdvisor: 0 });
  expect(await waitingConsultations(agreed.advisor, now)).toEqual({ asClient: 0, asAdvisor: 1 });
  const moved = await aRequest("accepted", later(noon, 72));
  await askToReschedule(moved.advisor, moved.id, { time: later(noon, 96).toISOString() }, now);
  expect(await waitingConsultations(moved.client, now)).toEqual({ asClient: 1, asAdvisor: 0 });
});

test("what nobody can answer any more waits for nobody", async () => {
  const { advisor, id } = await aRequest("requested", later(noon, 48));
  expect((await waitingConsultations(advisor, now)).asAdvisor).toBe(1);
  expect((await waitingConsultations(advisor, later(now, 24 * 30))).asAdvisor).toBe(0);
  await acceptConsultation(advisor, id, now);
  expect((await waitingConsultations(advisor, now)).asAdvisor).toBe(0);
});

test.each([
  "client",
  "advisor",
] as const)("what is said of the %s waits for their answer in the count, the list and the group, until they give it", async (side) => {
  const { client, advisor, id } = await aRequest("accepted");
  const soon = later(ended, 1);
  const [accused, other] = side === "client" ? [client, advisor] : [advisor, client];
  await reportNoShow(other, id, soon, { reason: "Nobody came" });
  const find = async (at: Date) => {
    const { asClient, asAdvisor } = await waitingConsultations(accused, at);
    const lists = await (side === "client" ? consultationsOfClient(client, at) : consultationsOfAdvisor(advisor, at));
    const list = (["waiting", "upcoming", "past"] as const).filter((name) => lists[name].some((line) => line.id === id));
    const { waiting, toConfirm } = await groupCounts(advisor.advisorId, at);
    return { count: asClient + asAdvisor, list, since: lists[list[0]!].find((line) => line.id === id)?.accusedAt, waiting, toConfirm };
  };
  const groups = side === "advisor" ? { waiting: 1, toConfirm: 0 } : { waiting: 0, toConfirm: 1 };
  expect(await find(soon)).toEqual({ count: 1, list: ["waiting"], since: soon, ...groups });
  // It is nothing that the one who said it has to answer.
  expect(await waitingConsultations(other, soon)).toEqual({ asClient: 0, asAdvisor: 0 });
  await denyNoShow(accused, id, later(soon, 1), { reason: "I was there" });
  expect(await find(later(soon, 2))).toEqual({ count: 0, list: ["past"], since: null, waiting: 0, toConfirm: 1 });
});
