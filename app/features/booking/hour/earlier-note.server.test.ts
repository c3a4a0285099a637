import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { aRequest, later, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { declineConsultation, findConsultation } from "../life/consultations.server";
import { nextOptions } from "../next-options/next-options";
import { readHourSelection } from "./hour-selection";
import { readChosenHour } from "./read-hour.server";

useDatabase();

const noteAt = async (path: string, viewer: Viewer | null) => {
  const { pathname, searchParams } = new URL(path, "http://site");
  return (await readChosenHour(viewer, pathname.split("/")[2]!, readHourSelection(searchParams), later(now, 1)))?.earlierNote;
};

test("what was written for a request that was declined begins the note for the same advisor and for others, for nobody but who wrote it", async () => {
  const { client, advisor, id } = await aRequest();
  await db.update(consultations).set({ note: "My shop and its taxes" }).where(eq(consultations.id, id));
  await declineConsultation(advisor, id, now);
  const declined = await findConsultation(client, id, now);
  const { again, others } = nextOptions({ ...declined, slug: advisor.slug });
  expect(await noteAt(again!, client)).toBe("My shop and its taxes");
  for (const somebody of [null, advisor, await aClient()]) expect(await noteAt(again!, somebody)).toBe("");
  const earlier = new URL(others!, "http://site").searchParams.get("earlier");
  const { slug } = await anAdvisor({ displayName: "Bea Other" });
  expect(await noteAt(`/advisors/${slug}/book?earlier=${earlier}`, client)).toBe("My shop and its taxes");
  expect(await noteAt(`/advisors/${slug}/book?earlier=nothing`, client)).toBe("");
});
