import { expect, test } from "vitest";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { acceptConsultation } from "./consultations.server";
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
