import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { MOST_ROOMS, textsModule } from "#app/languages/texts-module.server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { aClient, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const TEXTS = /\/texts\/[\w-]+\/(\w+)\/([\w+-]+)\.js/g;

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

/** Without the texts React does not come, and nothing of the page answers to a key or a press. */
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
    for (const [, language = "", list = ""] of asked) {
      const rooms = list.split("+");
      expect([path, textsModule(language, rooms) !== null, rooms.length <= MOST_ROOMS, rooms.toSorted()]).toEqual([
        path,
        true,
        true,
        rooms,
      ]);
    }
  }
});
