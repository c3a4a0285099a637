import { expect, test } from "vitest";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { declineConsultation } from "../life/consultations.server";
import { ownRequestElse } from "./own-request.server";

useDatabase();

const elsewhere = later(noon, 24).getTime();

test("a window is told of the request that another has sent for another time, while it is open, and nobody else is", async () => {
  const { client, advisor, id } = await aRequest();
  const told = () => ownRequestElse(client, advisor.advisorId, elsewhere);
  expect(await told()).toMatchObject({ id, time: noon });
  expect(await ownRequestElse(client, advisor.advisorId, noon.getTime())).toBeNull();
  for (const somebody of [null, await aClient()]) expect(await ownRequestElse(somebody, advisor.advisorId, elsewhere)).toBeNull();
  const other = await anAdvisor({});
  expect(await ownRequestElse(client, other.advisorId, elsewhere)).toBeNull();
  await declineConsultation(advisor, id, now);
  expect(await told()).toBeNull();
});
