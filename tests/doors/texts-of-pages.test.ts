import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { sendTexts } from "#app/languages/texts-module.server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { aClient, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const TEXTS = /\/texts\/[\w-]+\/\w+\/[\w+-]+\.js/g;

const server = createServer((request, response) => void (sendTexts(request, response) || response.writeHead(404).end()));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

async function statusOf(address: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  await answer.arrayBuffer();
  return answer.status;
}

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

/** Without the texts React does not start, and nothing on the page reacts to a key or a press. */
test.each([
  ["nobody", async () => site.visitor(), ["/", "/find-advisor", "/auth", "/ai-assistant", "/book-consultation"]],
  ["a client", async () => enter(site, await aClient()), ["/consultations", "/messages", "/profile", "/become-advisor"]],
  ["an advisor", async () => enter(site, await anAdvisor()), ["/advisor-profile", "/advisor-profile/billing"]],
  ["an admin", async () => enter(site, await anAdmin()), ["/admin", "/admin?view=settings", "/admin?view=people", "/admin/texts"]],
] as const)("the texts that a page of %s asks for are served, however many rooms it needs", async (_, who, pages) => {
  const visitor = await who();
  for (const path of pages) {
    const html = await (await visitor.get(path)).text();
    const asked = [...html.matchAll(TEXTS)];
    expect([path, asked.length > 0]).toEqual([path, true]);
    for (const [address] of asked) expect([path, address, await statusOf(address)]).toEqual([path, address, 200]);
  }
});
