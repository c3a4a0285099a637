import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import type { Viewer } from "#app/features/accounts/viewer";
import { typedRules } from "#app/features/admin/rules/rules-form";
import { standingOf } from "#app/features/booking/absence/standing";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Client } from "../support/client";
import { startIdentityProvider, throughProvider } from "../support/identity-provider";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { anAdminWithPassword } from "../support/passwords";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const google = await startIdentityProvider();
const site = useInhabitedSite({ environment: google.environment });

const PASSWORD = "Correct-horse-7";
const LATE = 16 * 60_000;

let admin: Viewer;
let root: Client;
beforeEach(async () => {
  site.moveClock(0);
  admin = await anAdminWithPassword(PASSWORD);
  root = await enter(site, admin);
});

/** Returns the forms of the first tab that change power or money, with their views. */
async function guardedForms(): Promise<[view: string, fields: Record<string, string>][]> {
  const [person, advisor] = [await aClient(), await anAdvisor()];
  const { id } = await aConsultation({ client: person, advisor, at: new Date(Date.now() + 86_400_000) });
  const [ofPerson, ofConsultation] = [{ personId: person.userId }, { consultationId: id, key: randomUUID(), reason: "Heard" }];
  return [
    ["people", { intent: "grant-admin", ...ofPerson }],
    ["people", { intent: "revoke-admin", ...ofPerson }],
    ["people", { intent: "suspend", reason: "Spam", ...ofPerson }],
    ["people", { intent: "restore", ...ofPerson }],
    ["people", { intent: "unlist", reason: "Away", ...ofPerson }],
    ["people", { intent: "relist", ...ofPerson }],
    ["people", { intent: "end-second-factor", reason: "Lost", ...ofPerson }],
    ["people", { intent: "keep-second-factor", ...ofPerson }],
    ["consultations", { intent: "cancel-consultation", ...ofConsultation }],
    ["consultations", { intent: "record-no-show", noShowOf: "client", ...ofConsultation }],
    ["consultations", { intent: "complete-consultation", ...ofConsultation }],
    ["consultations", { intent: "refund-consultation", amount: "10", seen: "5000", ...ofConsultation }],
    ["payouts", { intent: "pay-out", advisorId: advisor.advisorId, currency: "USD", amount: "100", reference: "SEPA", key: randomUUID() }],
    ["payouts", { intent: "take-back-payout", statementId: randomUUID() }],
    ["payments", { intent: "confirm-payment", consultationId: id, key: randomUUID(), amount: "50", seen: "0" }],
    ["payments", { intent: "deny-payment", consultationId: id, key: randomUUID() }],
    ["payments", { intent: "return-payment", consultationId: id, key: randomUUID(), amount: "100" }],
    ["payments", { intent: "let-payment-go", consultationId: id, key: randomUUID(), reason: "Agreed" }],
    ["payments", { intent: "undo-payment", consultationId: id, key: randomUUID() }],
    ["payments", { intent: "undo-return", consultationId: id, key: randomUUID(), part: randomUUID() }],
    ["settings", { intent: "save-pay-way", version: new Date(0).toISOString(), holder: "We", iban: "", bic: "", link: "", text: "Cash" }],
    ["settings", { intent: "save-rules", version: "0", ...typedRules(SPECIFIED_RULES), fee: "12.5" }],
  ];
}

const post = (view: string, fields: Record<string, string>) => root.post(`/admin?index&view=${view}`, fields);
const written = () => site.rows("select action from audit_log where actor_id = $1", [admin.userId]);
const signIn = (at: string) => root.post(at, { intent: "sign-in", email: admin.email, password: PASSWORD, rememberMe: "on" });
/** Returns the browser's sessions, besides the one created with the person. */
const sessionsOf = ({ userId, sessionId }: Viewer) =>
  site.rows("select 1 from sessions where user_id = $1 and id <> $2", [userId, sessionId]);

/** Returns where a guarded form leads: to a new sign-in, and from there back. */
async function held(fields: Record<string, string>, view: string) {
  site.moveClock(LATE);
  const answer = await post(view, fields);
  const to = answer.headers.get("location") ?? "";
  return { to, next: new URLSearchParams(to.split("?")[1]).get("next") ?? "" };
}

test("what changes power or money waits for a sign-in of the last 15 minutes, and nothing is written before", async () => {
  for (const [view, fields] of await guardedForms()) {
    const { to, next } = await held(fields, view);
    expect([fields.intent, to.split("?")[0], next.split("held=")[0]]).toEqual([fields.intent, "/auth", `/admin?view=${view}&`]);
  }
  expect(await written()).toEqual([]);
  site.moveClock(14 * 60_000);
  const [[view, fields]] = (await guardedForms()) as [[string, Record<string, string>]];
  expect((await post(view, fields)).headers.get("location")).toBe("/admin?view=people");
  expect(await written()).toEqual([{ action: "admin.granted" }]);
});

test("everything of the site is taken along after a recent sign-in alone", async () => {
  const ready = await root.get("/admin/site.zip");
  expect([ready.status, ready.headers.get("content-type"), ready.headers.get("cache-control")]).toEqual([
    200,
    "application/zip",
    "private, no-store",
  ]);
  site.moveClock(LATE);
  expect((await root.get("/admin/site.zip")).headers.get("location")).toBe("/auth?again=1&next=%2Fadmin%2Fsite.zip");
});

/** Returns the fields of an admin's form that cancels a consultation. */
async function aCancellation(reason: string) {
  const consultation = await aConsultation({ client: await aClient(), advisor: await anAdvisor(), at: new Date(Date.now() + 86_400_000) });
  const seen = { consultationId: consultation.id, seenStanding: standingOf(consultation) };
  return { intent: "cancel-consultation", key: randomUUID(), ...seen, reason };
}

test("with the password one comes back to the form with everything still typed, in one session, and what is pressed then is done", async () => {
  const fields = await aCancellation("A reason of many words");
  const { to, next } = await held(fields, "consultations");
  const { text, html } = await readPage(root.get(to));
  for (const said of ["Confirm that it is you", "What you typed is kept", "Password"]) expect(text).toContain(said);
  expect(html).toContain(`value="${admin.email}"`);
  expect(text).not.toContain("Continue with Google");
  const wrong = await root.post(to, { intent: "sign-in", email: admin.email, password: "Wrong-horse-7" });
  expect([wrong.status, (await wrong.text()).includes("Confirm that it is you")]).toEqual([400, true]);
  expect((await signIn(to)).headers.get("location")).toBe(next);
  const back = await readPage(root.get(next));
  expect(back.text).toContain("What you typed is still here: please press the button again.");
  expect(back.html).toContain('value="A reason of many words"');
  expect(await sessionsOf(admin)).toHaveLength(1);
  expect((await post("consultations", fields)).headers.get("location")).toBe("/admin?view=consultations");
  expect(await written()).toEqual([{ action: "consultation.cancelAsAdmin" }]);
});

test("what was typed is offered once: when its form is sent again, about the same consultation, it is gone", async () => {
  const fields = await aCancellation("Offered once alone");
  const { to, next } = await held(fields, "consultations");
  await signIn(to);
  await post("consultations", { ...fields, consultationId: randomUUID() });
  expect((await readPage(root.get(next))).html).toContain('value="Offered once alone"');
  const sent = await post("consultations", { ...fields, key: "none" });
  expect([sent.status, (await sent.text()).includes('value="Offered once alone"')]).toEqual([400, true]);
  expect((await readPage(root.get(next))).html).not.toContain('value="Offered once alone"');
});

test("a form that was held is its own person's, in the browser that it was typed in, for half an hour", async () => {
  const fields = { intent: "suspend", personId: (await aClient()).userId, reason: "Only for the eyes of one" };
  const { next } = await held(fields, "people");
  const stranger = await aClient();
  await db.insert(userRoles).values({ userId: stranger.userId, role: "admin" });
  const other = await enter(site, stranger);
  expect((await readPage(other.get(next))).html).not.toContain("Only for the eyes of one");
  // Nor is it shown to a person who signed in to the same account elsewhere.
  expect((await readPage((await enter(site, admin)).get(next))).html).not.toContain("Only for the eyes of one");
  expect((await readPage(root.get(next))).html).toContain("Only for the eyes of one");
  site.moveClock(LATE + 31 * 60_000);
  expect((await readPage(root.get(next))).html).not.toContain("Only for the eyes of one");
});

test("a connected account elsewhere signs in once more, as that very person and nobody else, and is asked for more than being signed in", async () => {
  await db
    .insert(identities)
    .values({ userId: admin.userId, provider: "google", issuer: google.issuer, subject: "root", email: admin.email });
  const { to, next } = await held({ intent: "grant-admin", personId: (await aClient()).userId }, "people");
  expect((await readPage(root.get(to))).text).toContain("Continue with Google");
  const people = await site.rows("select count(*) from users");
  google.become({ subject: "somebody-else", email: "somebody-else@example.com" });
  const refused = await root.get(await throughProvider((await root.post(to, { intent: "google" })).headers.get("location")!));
  expect(refused.headers.get("location")).toMatch(/^\/auth\?again=1&next=/);
  expect(await site.rows("select count(*) from users")).toEqual(people);
  google.become({ subject: "root", email: admin.email, signedInAt: Math.floor((Date.now() + LATE) / 1000) });
  const entered = await root.get(await throughProvider((await root.post(to, { intent: "google" })).headers.get("location")!));
  expect([entered.headers.get("location"), google.asked.at(-1)?.get("prompt")]).toEqual([next, "login"]);
  expect(await sessionsOf(admin)).toHaveLength(1);
});

test("whoever has a second factor proves it once more, too: the password alone opens nothing", async () => {
  await site.rows("update security_settings set two_factor_enabled = true where user_id = $1", [admin.userId]);
  const fields = { intent: "grant-admin", personId: (await aClient()).userId };
  const { to, next } = await held(fields, "people");
  const asked = (await signIn(to)).headers.get("location") ?? "";
  expect(asked).toBe(`/auth/two-factor?next=${encodeURIComponent(next)}`);
  expect((await root.get(asked)).status).toBe(200);
  expect((await post("people", fields)).headers.get("location")).toMatch(/^\/auth\?again=1/);
  expect(await written()).toEqual([]);
});

test("a person's own records, and where an advisor is paid, wait for it as well", async () => {
  const client = await enter(site, await anAdvisor());
  expect((await client.get("/files/my-records.json")).status).toBe(200);
  site.moveClock(LATE);
  expect((await client.get("/files/my-records.json")).headers.get("location")).toBe("/auth?again=1&next=%2Ffiles%2Fmy-records.json");
  const payout = await client.post("/advisor-profile/billing", { intent: "payout-account" });
  expect(payout.headers.get("location")).toBe("/auth?again=1&next=%2Fadvisor-profile%2Fbilling");
});

test("the signed-in who are not asked to are led on from the sign-in page as ever", async () => {
  expect((await root.get("/auth?next=/profile")).headers.get("location")).toBe("/profile");
  expect((await signIn("/auth?next=/profile")).headers.get("location")).toBe("/profile");
  expect((await root.get("/auth/two-factor?next=/profile")).headers.get("location")).toBe("/profile");
});
