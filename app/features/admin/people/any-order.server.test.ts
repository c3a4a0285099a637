import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { anAdmin } from "../../../../tests/support/applicants";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { rounds } from "../../../../tests/support/long";
import { aClient } from "../../../../tests/support/people";
import { isAdmin, reports, signsInAnew, suspendedAt } from "../../../../tests/support/reported-admins";
import { ALL, ended, HONEST, Site, STEPS, STOLEN, type Step, THIEFS } from "../../../../tests/support/stolen-sessions";
import { rowsOf, versionOf } from "../settings/save-settings.server";
import { saveContact, savePaymentInstructions } from "../settings/settings.server";
import { grantAdmin, restorePerson, revokeAdmin, suspendPerson } from "./people.server";

useDatabase();

const SETTINGS = { iban: "pay_iban", address: "contact_city" } as const;
const REST = { holder: "own", bic: "", link: "", text: "" };
const standing = async () => Object.fromEntries((await db.select().from(siteSettings)).map(({ name, value }) => [name, value]));
const versionWith = async (stem: string) =>
  versionOf(
    await rowsOf(
      db,
      Object.keys(await standing()).filter((name) => name.startsWith(stem)),
    ),
  );

const ROLES = {
  given: (by: Viewer, personId: string) => grantAdmin(by, personId),
  taken: (by: Viewer, personId: string) => revokeAdmin(by, personId),
  suspended: (by: Viewer, personId: string) => suspendPerson(by, { personId, reason: by.userId }, new Date()),
  restored: (by: Viewer, personId: string) => restorePerson(by, { personId }, new Date()),
};

/** Takes a step on the site and on the one that the rules say. */
async function take(step: Step, people: ReadonlyMap<string, Viewer>, site: Site) {
  const { by, does, whom } = step;
  const stood = () => JSON.stringify([[...site.admins], [...site.suspended.keys()], site.values]);
  const [before, isTheirWord] = [stood(), does === "reports" && !site.isHonest(by)];
  site.take(step);
  // Whoever is suspended and has never been an admin has no say.
  if (isTheirWord && !(await reports(people.get(by)!)).ok) expect(THIEFS).toContain(by);
  if (does === "reports" || before === stood()) return;
  const admin = await signsInAnew(people.get(by)!);
  const value = site.values[whom] ?? "";
  if (does !== "saves") expect(await ROLES[does](admin, people.get(whom)!.userId)).toMatchObject({ ok: true });
  else if (whom === "iban")
    expect(await savePaymentInstructions(admin, { ...REST, iban: value, version: await versionWith("pay") }, new Date())).toEqual({
      ok: true,
    });
  else
    expect(
      await saveContact(admin, { email: "own@example.com", phone: "1", city: value, version: await versionWith("contact") }, new Date()),
    ).toEqual({ ok: true });
}

test("whatever a thief and honest admins do, the site ends as the rules say", { timeout: 120_000 + rounds(15) * 10_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      await db.execute(sql`truncate users, outbox, audit_log cascade`);
      await db.delete(siteSettings);
      await db.insert(siteSettings).values(Object.values(SETTINGS).map((name) => ({ name, value: "first", updatedAt: new Date(0) })));
      await forgetCounts();
      const site = new Site();
      const people = new Map<string, Viewer>();
      for (const each of ALL) people.set(each, await (HONEST.includes(each) ? anAdmin() : aClient()));
      for (const step of [...steps, ...STOLEN.map((by): Step => ({ by, does: "reports", whom: "" }))]) await take(step, people, site);
      const admins: string[] = [];
      for (const [each, person] of people) if ((await isAdmin(person)) && !(await suspendedAt(person))) admins.push(each);
      const values = await standing();
      expect({ admins, values: { iban: values[SETTINGS.iban], address: values[SETTINGS.address] } }).toEqual(ended(site));
    }),
    { numRuns: rounds(15) },
  );
});
