import { expect, test } from "vitest";
import { searchConsultations } from "#app/features/admin/consultations/consultation-search.server";
import { aRequest, later, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { consultationsOfAdvisor, consultationsOfClient, findConsultation } from "../life/consultations.server";
import { reportNoShow, withdrawNoShow } from "../life/endings.server";
import { stateNow } from "../pages/state-names";
import { recentInteractions } from "../request/recent-interactions.server";

useDatabase();

test("what is not settled yet is called so on every page and in every list, during the hour and after it", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  const words = async (hours: number) => {
    const now = later(noon, hours);
    const pages = [await findConsultation(client, id, now), await findConsultation(advisor, id, now)];
    const lists = [await consultationsOfClient(client, now), await consultationsOfAdvisor(advisor, now)];
    const lines = lists.flatMap(({ upcoming, past }) => [
      ...upcoming.map((line) => ({ ...line, hasEnded: false })),
      ...past.map((line) => ({ ...line, hasEnded: true })),
    ]);
    const { latest } = await recentInteractions(client, now);
    const { consultations } = await searchConsultations({ query: "", state: null, sort: null, page: 1 }, now);
    return new Set([...pages, ...lines, ...latest, ...consultations].filter((each) => each.id === id).map(stateNow));
  };
  expect(await words(0.3)).toEqual(new Set(["stateAccepted"]));
  expect(await words(2)).toEqual(new Set(["stateEnded"]));
  await reportNoShow(client, id, later(noon, 0.3));
  expect(await words(0.4)).toEqual(new Set(["stateUnsettled"]));
  expect(await words(2)).toEqual(new Set(["stateUnsettled"]));
  await withdrawNoShow(client, id, later(noon, 2));
  expect(await words(3)).toEqual(new Set(["stateEnded"]));
});
