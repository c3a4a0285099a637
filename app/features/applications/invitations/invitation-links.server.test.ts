import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { inviteAdvisors } from "./invite-advisors.server";

useDatabase();
afterEach(() => moveConfig());

const AT = new Date("2026-06-01T09:00:00Z");

test("an admin gets the links of those they invite where no mail is sent, and with a mail server none: they are for those who are mailed", async () => {
  const admin = await anAdmin();
  const linksOf = async (environment: Record<string, string>) => {
    moveConfig({ ...process.env, ...environment });
    const email = `ada-${randomUUID()}@example.com`;
    const done = await inviteAdvisors(admin, `name,email,areas\nAda Byron,${email},Finance\n`, AT);
    return done.ok && done.links.map((link) => [link.name, link.email === email, link.url.includes("/advisor-invitation?token=")]);
  };
  expect(await linksOf({})).toEqual([["Ada Byron", true, true]]);
  expect(await linksOf({ SMTP_URL: "smtp://localhost:1" })).toEqual([]);
});
