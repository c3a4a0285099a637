import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { retireTopic } from "#app/features/admin/taxonomy/topics.server";
import { readChangedTopics } from "#app/features/topics/topics.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { acceptInvitation } from "./accept-invitation.server";
import { inviteAdvisors } from "./invite-advisors.server";
import { acceptSchema } from "./schema";
import { stillOffered } from "./topic-names";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");
const device = { address: "203.0.113.7", userAgent: "Test browser" };
const password = "Correct-horse-7";
const FORM = {
  ...{ firstName: "Ada", lastName: "Byron", location: "Lyon, France", experience: "8-12", bio: "Engines", availability: "limited" },
  ...{ pricing: "150", password, confirmPassword: password, agreedToTerms: "on" },
};

async function invitedFor(areas: string) {
  const email = `ada-${randomUUID()}@example.com`;
  await inviteAdvisors(await anAdmin(), `name,email,areas\nAda Byron,${email},${areas}\n`, AT);
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === "advisor_invitation");
  return { email, token: /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" };
}

async function areasOf(email: string) {
  const rows = await db
    .select({ name: topics.name, isPrimary: advisorTopics.isPrimary })
    .from(advisorTopics)
    .innerJoin(topics, eq(topics.id, advisorTopics.topicId))
    .innerJoin(advisors, eq(advisors.id, advisorTopics.advisorId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(eq(users.email, email))
    .orderBy(topics.name);
  return rows.map(({ name, isPrimary }) => `${name}${isPrimary ? " first" : ""}`);
}

test("whose areas were all retired since the invitation is asked for another, keeps the old ones beside it, and reads no slug", async () => {
  const [gone, partly] = [await invitedFor("Technology"), await invitedFor("Technology; Finance")];
  await retireTopic(await anAdmin(), { slug: "technology", version: 0 }, AT);
  await readChangedTopics();
  expect(stillOffered(["technology", "finance"])).toEqual(["finance"]);
  const refused = { ok: false, reason: "invitations.areaNeeded" };
  expect(await acceptInvitation(gone.token, acceptSchema.parse(FORM), device, AT)).toEqual(refused);
  expect(acceptSchema.safeParse({ ...FORM, area: "Technology" }).error?.issues[0]?.message).toBe(refused.reason);
  expect(await acceptInvitation(gone.token, acceptSchema.parse({ ...FORM, area: "Finance" }), device, AT)).toMatchObject({ ok: true });
  expect(await areasOf(gone.email)).toEqual(["Finance first", "Technology"]);
  expect(await acceptInvitation(partly.token, acceptSchema.parse(FORM), device, AT)).toMatchObject({ ok: true });
  expect(await areasOf(partly.email)).toEqual(["Finance first", "Technology"]);
});
