import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisorApplications } from "#app/db/schema/applications";
import { auditLog, outbox } from "#app/db/schema/operations";
import { findViewer, startSession } from "#app/features/accounts/sessions/sessions.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { grantAdmin, restorePerson, revokeAdmin, suspendPerson } from "./people.server";
import { findPerson } from "./person-details.server";
import { searchPeople, selectPeople } from "./person-list.server";

useDatabase();

const ALL = { query: "", state: null, sort: null, page: 1 } as const;

const at = new Date("2026-12-01T09:00Z");

beforeEach(async () => {
  await db.delete(userRoles);
  await db.delete(auditLog);
});

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}
/** Inserts an approved application of an advisor with its submission and decision times. */
const approvedAt = (userId: string, createdAt: Date, reviewedAt: Date) =>
  db.insert(advisorApplications).values({ ...APPLICATION, userId, status: "approved", createdAt, reviewedAt });
const APPLICATION = {
  firstName: "Wanda",
  lastName: "Wise",
  email: "w@example.com",
  location: "",
  expertise: "",
  experience: "",
  bio: "",
  availability: "",
};
const admins = async () => (await db.select().from(userRoles)).map(({ userId }) => userId);

test("a person's page tells how an advisor came: by an application, by an invitation, with the demo, or otherwise", async () => {
  const [applied, invited, shown, other] = [await anAdvisor(), await anAdvisor(), await anAdvisor(), await anAdvisor()];
  await approvedAt(applied.userId, at, new Date(at.getTime() + 1000));
  await approvedAt(invited.userId, at, at);
  await db.update(users).set({ isDemo: true }).where(eq(users.id, shown.userId));
  const came = async ({ userId }: { userId: string }) => {
    const { advisor, applications } = await findPerson(userId, at);
    return [advisor?.isDemo, ...applications.map(({ wasInvited }) => wasInvited)];
  };
  expect(await Promise.all([applied, invited, shown, other].map(came))).toEqual([[false, false], [false, true], [true], [false]]);
});

test("people are found by name and address, the newest first, with what they are", async () => {
  const admin = await anAdmin();
  await aClient({ firstName: "Quentin", lastName: "Searched" });
  const advisor = await anAdvisor({ displayName: "Wanda Wise" });
  expect((await searchPeople({ ...ALL, query: "quentin" }, at)).people).toMatchObject([
    { name: "Quentin", isAdmin: false, isConfirmed: true },
  ]);
  expect((await searchPeople({ ...ALL, query: advisor.email }, at)).people).toMatchObject([{ isAdvisor: true }]);
  expect((await searchPeople({ ...ALL, query: "" }, at)).people).toContainEqual(
    expect.objectContaining({ id: admin.userId, isAdmin: true }),
  );
  expect((await searchPeople({ ...ALL, query: "%" }, at)).people).toEqual([]);
});

test("a name is found without its accents, and with whatever apostrophe is on the keyboard", async () => {
  await aClient({ firstName: "Étienne", lastName: "D’Amico-Łuk" });
  for (const query of ["etienne d'amico", "ÉTIENNE D’AMICO", "e\u0301tienne", "d‘amico"])
    expect([query, (await searchPeople({ ...ALL, query }, at)).people.length]).toEqual([query, 1]);
});

test("by name, those who have none come last, from A on and from Z on, in the list and page by page", async () => {
  const domain = "nameless.example";
  const people = [
    ["Zoe", "", ""],
    ["", "", ""],
    ["amy", "", ""],
    ["", "", ""],
    ["", "Mia", "Moss"],
    ["", "", ""],
  ];
  for (const [index, [displayName, firstName, lastName]] of people.entries()) {
    const { userId } = await aClient({ displayName, firstName, lastName });
    await db
      .update(users)
      .set({ email: `${index}@${domain}` })
      .where(eq(users.id, userId));
  }
  const { userId } = await aClient();
  // Without a profile, a person has no name.
  await db.delete(profiles).where(eq(profiles.userId, userId));
  await db
    .update(users)
    .set({ email: `none@${domain}` })
    .where(eq(users.id, userId));
  for (const [sort, named] of [
    ["name", ["amy", "Mia Moss", "Zoe"]],
    ["-name", ["Zoe", "Mia Moss", "amy"]],
  ] as const) {
    const params = { query: domain, state: null, sort };
    const order = [...named, "", "", "", ""];
    const all = await selectPeople(db, params, { limit: 20 });
    expect(all.map(({ name }) => name)).toEqual(order);
    for (const [index, { place }] of all.entries()) {
      const [after, before] = [
        await selectPeople(db, params, { limit: 2, after: place }),
        await selectPeople(db, params, { limit: 2, before: place }),
      ];
      expect(after.map(({ id }) => id)).toEqual(all.slice(index + 1, index + 3).map(({ id }) => id));
      expect(before.map(({ id }) => id).reverse()).toEqual(all.slice(Math.max(0, index - 2), index).map(({ id }) => id));
    }
  }
});

test("a suspended person's session ends at once, a mail tells the reason, and they can be let in again", async () => {
  const admin = await anAdmin();
  const person = await aClient();
  const token = await startSession(db, { userId: person.userId, rememberMe: true, device: { address: "", userAgent: "" } }, at);
  expect(await suspendPerson(admin, { personId: person.userId, reason: "Spam in three messages" }, at)).toEqual({ ok: true });
  expect(await findViewer(token, at)).toBeNull();
  expect(await db.select().from(sessions).where(eq(sessions.userId, person.userId))).toEqual([]);
  const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, person.email));
  expect(mail?.text).toContain("Spam in three messages");
  expect(await suspendPerson(admin, { personId: person.userId, reason: "Again" }, at)).toEqual({ ok: false, reason: "alreadySo" });
  expect(await restorePerson(admin, { personId: person.userId }, at)).toEqual({ ok: true });
  const [row] = await db.select().from(users).where(eq(users.id, person.userId));
  expect(row).toMatchObject({ suspendedAt: null, suspendedReason: null });
});

test("nobody suspends themselves", async () => {
  const admin = await anAdmin();
  await anAdmin();
  expect(await suspendPerson(admin, { personId: admin.userId, reason: "x" }, at)).toEqual({ ok: false, reason: "ownSuspension" });
});

test("the role is granted to confirmed people only, to nobody who is suspended, and revoked, also from oneself", async () => {
  const admin = await anAdmin();
  const person = await aClient();
  expect(await grantAdmin(admin, person.userId)).toEqual({ ok: true });
  expect(await grantAdmin(admin, person.userId)).toEqual({ ok: false, reason: "alreadySo" });
  expect(await revokeAdmin(person, admin.userId)).toEqual({ ok: true });
  expect(await admins()).toEqual([person.userId]);
  const unconfirmed = await aClient();
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unconfirmed.userId));
  const suspended = await aClient();
  await db.update(users).set({ suspendedAt: at }).where(eq(users.id, suspended.userId));
  for (const { userId } of [unconfirmed, suspended]) expect(await grantAdmin(person, userId)).toEqual({ ok: false, reason: "unconfirmed" });
});

test("the last admin stays: not revoked by themselves, and a suspended one does not count", async () => {
  const admin = await anAdmin();
  expect(await revokeAdmin(admin, admin.userId)).toEqual({ ok: false, reason: "lastAdmin" });
  const suspended = await anAdmin();
  await db.update(users).set({ suspendedAt: at }).where(eq(users.id, suspended.userId));
  expect(await revokeAdmin(admin, admin.userId)).toEqual({ ok: false, reason: "lastAdmin" });
  expect(await admins()).toContain(admin.userId);
});

test("of two admins who revoke each other at the same moment one admin remains", async () => {
  for (let round = 0; round < 10; round += 1) {
    await db.delete(userRoles);
    const [ann, bob] = [await anAdmin(), await anAdmin()];
    await Promise.allSettled([revokeAdmin(ann, bob.userId), revokeAdmin(bob, ann.userId)]);
    expect(await admins()).toHaveLength(1);
  }
});

test("of two admins who suspend each other at the same moment one can still look after the site", async () => {
  for (let round = 0; round < 10; round += 1) {
    await db.delete(userRoles);
    const [ann, bob] = [await anAdmin(), await anAdmin()];
    await Promise.allSettled([
      suspendPerson(ann, { personId: bob.userId, reason: "x" }, at),
      suspendPerson(bob, { personId: ann.userId, reason: "x" }, at),
    ]);
    const rows = await db.select().from(users).innerJoin(userRoles, eq(userRoles.userId, users.id));
    expect(rows.filter(({ users: { suspendedAt } }) => suspendedAt === null)).toHaveLength(1);
  }
});

test("whoever is no admin changes nobody, and a person there is not is not found", async () => {
  const admin = await anAdmin();
  const client = await aClient();
  const refused = { init: { status: 403 } };
  await expect(suspendPerson(client, { personId: admin.userId, reason: "x" }, at)).rejects.toMatchObject(refused);
  await expect(restorePerson(client, { personId: admin.userId }, at)).rejects.toMatchObject(refused);
  await expect(grantAdmin(client, client.userId)).rejects.toMatchObject(refused);
  await expect(revokeAdmin(client, admin.userId)).rejects.toMatchObject(refused);
  await expect(grantAdmin(admin, "00000000-0000-4000-8000-000000000000")).rejects.toMatchObject({ init: { status: 404 } });
  expect(await admins()).toEqual([admin.userId]);
  expect(await db.select().from(auditLog)).toEqual([]);
});

test("an account whose owner has asked to have it deleted says so, with the day, in the list, the filter and the file", async () => {
  const [leaving, staying] = [await aClient(), await aClient()];
  const endsAt = new Date("2026-12-15T09:00Z");
  await db.insert(accountDeletions).values({ userId: leaving.userId, endsAt, hidAdvisor: false, createdAt: at });
  const found = async (state: "leaving" | null) =>
    (await searchPeople({ ...ALL, state }, at)).people.map(({ id, leavesAt }) => [id, leavesAt] as const);
  expect(await found(null)).toEqual(expect.arrayContaining([[leaving.userId, endsAt] as const, [staying.userId, null] as const]));
  expect(await found("leaving")).toEqual([[leaving.userId, endsAt]]);
  expect((await findPerson(leaving.userId, at)).person.leavesAt).toEqual(endsAt);
});

test("of each person stands how much lies ahead of them on either side: what a suspension would cancel", async () => {
  const [client, advisor, other] = [await aClient(), await anAdvisor(), await aClient()];
  const hours = (count: number) => new Date(at.getTime() + count * 3_600_000);
  await aConsultation({ client, advisor, at: hours(2), status: "accepted" });
  await aConsultation({ client, advisor, at: hours(4), status: "requested" });
  await aConsultation({ client, advisor, at: hours(-4), status: "accepted" });
  await aConsultation({ client, advisor, at: hours(6), status: "declined" });
  const ahead = async ({ userId }: { userId: string }) => (await findPerson(userId, at)).person.ahead;
  expect(await Promise.all([client, advisor, other].map(ahead))).toEqual([
    { requests: 1, agreed: 1 },
    { requests: 1, agreed: 1 },
    { requests: 0, agreed: 0 },
  ]);
});

test("accents and capitals make no difference to where a name stands, up and down, page by page", async () => {
  const names = ["Étienne", "eva", "Zoe", "Ada", "Özlem", "Oscar", "éva"];
  for (const displayName of names) {
    const person = await aClient();
    await db
      .update(profiles)
      .set({ displayName: `${displayName} Sorted` })
      .where(eq(profiles.userId, person.userId));
  }
  const of = { query: "Sorted", state: null } as const;
  const all = async (sort: "name" | "-name") => {
    const read: string[] = [];
    for (let after: string | null = null, left = true; left; ) {
      const rows = await selectPeople(db, { ...of, sort }, { limit: 2, after });
      read.push(...rows.map(({ name }) => name.replace(" Sorted", "")));
      after = rows.at(-1)?.place ?? null;
      left = rows.length === 2;
    }
    return read;
  };
  const up = await all("name");
  expect(up.filter((name) => name.toLowerCase() !== "eva" && name !== "éva")).toEqual(["Ada", "Étienne", "Oscar", "Özlem", "Zoe"]);
  expect(up.map((name) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase())).toEqual([
    ...["ada", "etienne", "eva", "eva"],
    ...["oscar", "ozlem", "zoe"],
  ]);
  expect(await all("-name")).toEqual(up.toReversed());
});
