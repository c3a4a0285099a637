import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../support/people";

const site = useInhabitedSite();
const PAGE = "/advisor-profile/availability";

let ada: TestAdvisor;
let desk: Client;
let soon: string;
beforeEach(async () => {
  ada = await anAdvisor({ hours: [[540, 1020]] });
  desk = await enter(site, ada);
  soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
});

const askFor = async (hour: string, name: string) =>
  aConsultation({ client: await aClient({ displayName: name }), advisor: ada, at: new Date(`${soon}T${hour}:00Z`) });

test("who blocks time in which something is asked for reads what first, with the way to it, and blocks it with the next press", async () => {
  const { id } = await askFor("10:30", "Clara Client");
  await askFor("15:00", "Later Client");
  const block = { intent: "cal-block", from: `${soon}T10:00`, to: `${soon}T12:00` };
  const asked = await readPage(desk.post(`${PAGE}?week=${soon}`, block));
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("One consultation falls within that time");
  expect(asked.html).toContain(`/consultations/${id}`);
  expect(asked.text).not.toContain("With Later Client");
  expect(asked.html).not.toContain("Open it again");
  const blocked = await readPage(desk.post(`${PAGE}?week=${soon}`, { ...block, sure: "yes" }));
  expect([blocked.status, blocked.html.includes("Open it again")]).toEqual([200, true]);
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
  expect(row?.status).toBe("requested");
});

test("a day off says what is agreed and what is proposed on it, with all that was typed, and is added with the next press", async () => {
  const { id } = await askFor("10:30", "Clara Client");
  const proposedTime = new Date(`${soon}T14:00:00Z`);
  const end = new Date(`${soon}T14:30:00Z`);
  await db
    .update(consultations)
    .set({ status: "accepted", proposedTime, proposedEndsAt: end, proposedBlockedUntil: end, proposedBy: "advisor" })
    .where(eq(consultations.id, id));
  const off = { intent: "exceptions-add", from: soon, until: "", kind: "off", start: "", end: "" };
  const asked = await readPage(desk.post(PAGE, off));
  expect(asked.status).toBe(409);
  expect(asked.text).toMatch(/With Clara Client: [^|]*2:00 PM/);
  expect(asked.text).toMatch(/With Clara Client: [^|]*10:30 AM, agreed/);
  expect(asked.html).toContain(`value="${soon}"`);
  const within = { ...off, kind: "instead", start: "10:00", end: "16:00" };
  expect((await desk.post(PAGE, within)).status).toBe(303);
});

test("a new week says what falls outside of it, asked for or agreed, with all that was typed, and is saved with the next press, on the week that was shown", async () => {
  const { id } = await askFor("15:00", "Clara Client");
  const agreed = await askFor("16:00", "Agnes Agreed");
  await db.update(consultations).set({ status: "accepted" }).where(eq(consultations.id, agreed.id));
  await askFor("10:30", "Early Client");
  const { html } = await readPage(desk.get(PAGE));
  const was = /name="was" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const mornings = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
      [`from.${day}.0`, "09:00"],
      [`to.${day}.0`, "12:00"],
    ]),
  );
  const week = { intent: "week", was, ...mornings };
  const asked = await readPage(desk.post(PAGE, week));
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("2 consultations fall outside these hours");
  expect(asked.text).toMatch(/With Agnes Agreed: [^|]*4:00 PM[^|]*, agreed/);
  expect(asked.html).toContain(`/consultations/${id}`);
  expect(asked.text).not.toContain("With Early Client");
  expect(asked.html).toContain('value="12:00"');
  expect((await readPage(desk.get(PAGE))).html).not.toContain('value="12:00"');
  const saved = await desk.post(`${PAGE}?week=${soon}`, { ...week, sure: "yes" });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, `${PAGE}?week=${soon}`]);
  expect((await readPage(desk.get(PAGE))).html).toContain('value="12:00"');
});
