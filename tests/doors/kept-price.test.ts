import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { admitNoShow, reportNoShow } from "#app/features/booking/life/endings.server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { payOutside } from "../support/payments";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

/** Creates an accepted and paid consultation of 50.00, with its client. */
async function paid(minutesAhead: number) {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const created = new Date(Date.now() - 48 * 3_600_000);
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + minutesAhead * 60_000), createdAt: created });
  await acceptConsultation(advisor, id, created);
  await payOutside(id, created);
  const [visitor, adviser] = [await enter(site, client), await enter(site, advisor)];
  return { id, client, advisor, visitor, adviser, page: () => readPage(visitor.get(`/consultations/${id}`)) };
}

test("a cancellation is carried out for the sum that its question named, and else asked anew with the sum of now", async () => {
  const { id, visitor, page } = await paid(60);
  const { html } = await page();
  const named = /name="refund" value="(\d+)"/.exec(html)?.[1];
  expect(named).toBe("0");
  const cancel = (refund: string) => visitor.post(`/consultations/${id}`, { intent: "cancel", id, key: randomUUID(), refund });
  const refused = await cancel("2500");
  expect(refused.status).toBe(409);
  expect((await readPage(Promise.resolve(refused))).text).toContain(
    "Nothing has been cancelled: what that costs has changed in the meantime.",
  );
  expect((await cancel("0")).status).toBe(303);
  expect((await page()).text).toContain("$50 has arrived. None of it goes back.");
  const { text } = await readPage(visitor.get("/consultations"));
  expect(text).toContain("$50 is paid, and none of it goes back.");
});

test("who is said not to have come reads what it costs; once it is settled both read what the advisor receives, and each reason once", async () => {
  const { id, client, advisor, adviser, page } = await paid(-20);
  await reportNoShow(advisor, id, new Date(), { reason: "Nobody joined." });
  const asked = (await page()).text;
  expect(asked).toContain("If that stands, none of the $50 you paid goes back.");
  expect(asked).not.toContain("move it or cancel");
  expect(asked).not.toContain("receives");
  await admitNoShow(client, id, new Date());
  const settled = (await page()).text;
  expect(settled).toMatch(/Grace Hopper receives/);
  expect(settled).toContain("None of it goes back.");
  for (const { text } of [await page(), await readPage(adviser.get(`/consultations/${id}`))])
    expect(text.split("Nobody joined.")).toHaveLength(2);
});
