import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { advisorInvitations } from "#app/db/schema/applications";
import { auditLog } from "#app/db/schema/operations";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { findInvitation } from "./invitations.server";
import { inviteAdvisors } from "./invite-advisors.server";
import { inviteAgain, inviteAllAgain, openInvitations, withdrawInvitation } from "./open-invitations.server";

useDatabase();
afterEach(() => moveConfig());

const AT = new Date("2026-06-01T09:00:00Z");
const later = (days: number) => new Date(AT.getTime() + days * 86_400_000);
const tokenOf = (link: string) => /token=([\w-]+)/.exec(link)?.[1] ?? "";
const links = async (email: string) => (await mailsTo(email)).map(({ text }) => tokenOf(text));

async function anInvitation() {
  const admin = await anAdmin();
  const email = `ada-${randomUUID()}@example.com`;
  await inviteAdvisors(admin, `name,email,areas,languages\nAda Byron,${email},Finance,fr\n`, AT);
  const found = (await openInvitations(AT)).find((each) => each.email === email);
  if (!found) throw new Error("not listed");
  return { admin, email, invitation: found, first: (await links(email))[0] ?? "" };
}

test("who was invited is listed with name, address and end until then", async () => {
  const { invitation, email } = await anInvitation();
  expect(invitation).toEqual({ id: invitation.id, name: "Ada Byron", email, expiresAt: later(7), isLongAgo: false });
  expect((await openInvitations(later(7))).filter((each) => each.email === email)).toEqual([]);
});

test("an invitation that is sent again has a new link and new days, the link before it ends, and where no mail is sent the admin gets it", async () => {
  const { admin, email, invitation, first } = await anInvitation();
  const done = await inviteAgain(admin, invitation.id, later(6));
  const link = done.ok ? done.link : null;
  expect(link).toMatchObject({ name: "Ada Byron", email });
  expect(await findInvitation(first, later(6))).toBeNull();
  expect((await findInvitation(tokenOf(link?.url ?? ""), later(6)))?.expiresAt).toEqual(later(13));
  expect(await links(email)).toContain(tokenOf(link?.url ?? ""));

  moveConfig({ ...process.env, SMTP_URL: "smtp://localhost:1" });
  expect(await inviteAgain(admin, invitation.id, later(7))).toEqual({ ok: true, link: null });
});

test("an invitation that is sent again speaks the language of the first, whichever else is spoken", async () => {
  const admin = await anAdmin();
  const email = `ada-${randomUUID()}@example.com`;
  await inviteAdvisors(admin, `name,email,areas,languages\nAda Byron,${email},Finance,Deutsch | English | Français\n`, AT);
  const invited = (await openInvitations(AT)).find((each) => each.email === email);
  await inviteAgain(admin, invited?.id ?? "", later(1));
  const [first, again, ...others] = (await mailsTo(email)).map(({ subject }) => subject);
  expect([again, others]).toEqual([first, []]);
  expect(first).not.toContain("You are invited");
});

test("a withdrawn invitation opens nothing, is neither sent nor withdrawn again, and what was done is written down", async () => {
  const { admin, invitation, first } = await anInvitation();
  expect(await withdrawInvitation(admin, invitation.id, AT)).toEqual({ ok: true });
  expect(await findInvitation(first, AT)).toBeNull();
  const ended = { ok: false, reason: "invitationEnded" };
  expect(await withdrawInvitation(admin, invitation.id, AT)).toEqual(ended);
  expect(await inviteAgain(admin, invitation.id, AT)).toEqual(ended);
  expect(await inviteAgain(admin, "nothing", AT)).toEqual(ended);
  const written = await db.select().from(auditLog).where(eq(auditLog.subjectId, invitation.id));
  expect(written.map(({ action }) => action)).toEqual(["advisors.invitation-withdrawn"]);
});

test("all invitations of more than a day ago are sent again at once, whoever was written to since is not, and a second press writes to nobody", async () => {
  await db.delete(advisorInvitations);
  const invited = [await anInvitation(), await anInvitation()];
  const [{ admin, first, email }] = invited as [(typeof invited)[0]];
  expect(await inviteAllAgain(admin, later(0.9))).toMatchObject({ ok: true, count: 0 });
  await inviteAgain(admin, invited[1]!.invitation.id, later(2));
  expect(await inviteAllAgain(admin, later(2.5))).toMatchObject({ ok: true, count: 1, links: [{ email }] });
  expect(await inviteAllAgain(admin, later(2.6))).toMatchObject({ ok: true, count: 0 });
  expect(await findInvitation(first, later(3))).toBeNull();
  expect((await openInvitations(later(3))).map(({ expiresAt }) => expiresAt)).toEqual([later(9), later(9.5)]);
});
