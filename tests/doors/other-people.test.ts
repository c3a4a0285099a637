import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { anAdmin, anApplicant } from "../support/applicants";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { makePlace, type Place } from "../support/neighbours";

const site = useInhabitedSite();

let place: Place;
beforeEach(async () => {
  place = await makePlace(site);
});

const stateOf = async (id: string) =>
  (await site.rows<{ status: string }>("select status from consultations where id = $1", [id]))[0]!.status;

test("another's consultation answers as one that does not exist, to the letter, reading and writing (V3)", async () => {
  for (const caller of ["Ben", "another advisor", "an admin"] as const) {
    const who = place.people[caller];
    const bodies = await Promise.all(
      [place.consultation, randomUUID(), "no-id-at-all"].map(async (id) => {
        const answers = [
          await who.get(`/consultations/${id}`),
          await who.get(`/consultations/${id}.data`),
          await who.post(`/consultations/${id}`, { intent: "withdraw" }),
          await who.post(`/consultations/${id}`, { intent: "accept" }),
          await who.post(`/consultations/${id}`, { intent: "decline", reason: "x" }),
        ];
        return Promise.all(answers.map(async (answer) => `${answer.status} ${(await answer.text()).replaceAll(id, "ID")}`));
      }),
    );
    for (const body of bodies[0]!) expect(body).toMatch(/^404 /);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  }
  expect(await stateOf(place.consultation)).toBe("requested");
});

test("the advisor sees of a client the name and what it is about, never the address, the phone or the billing", async () => {
  const [row] = await site.rows<{ email: string }>("select email from users where id = $1", [place.ann]);
  for (const path of [`/consultations/${place.consultation}`, `/consultations/${place.consultation}.data`, "/advisor-profile/sessions"]) {
    const body = await (await place.people["her advisor"].get(path)).text();
    expect(body).toContain("Ann Quuxington");
    for (const secret of [row!.email, "+4420790000", "Quux Holdings", "GB-999"])
      expect([path, body.includes(secret)]).toEqual([path, false]);
  }
});

test("the public page of an advisor shows no address and no account", async () => {
  const [row] = await site.rows<{ email: string; id: string }>(
    "select email, users.id from users join advisers on user_id = users.id where slug = $1",
    [place.slug],
  );
  for (const path of [`/advisors/${place.slug}`, `/advisors/${place.slug}.data`]) {
    const body = await (await site.visitor().get(path)).text();
    expect([path, body.includes(row!.email), body.includes(row!.id)]).toEqual([path, false, false]);
  }
});

const decide = (who: Client, applicationId: string, action = "approved") =>
  who.json("/functions/process-advisor-application", { applicationId, action, reviewNotes: "" });

test("an admin whose role was taken a moment ago is none, with the session of before (V4)", async () => {
  const admin = await anAdmin();
  const session = await enter(site, admin);
  const [{ applicationId: first }, { applicationId: second }] = [await anApplicant(), await anApplicant()];
  expect((await decide(session, first)).status).toBe(200);
  expect(await (await session.get("/")).text()).toContain('href="/admin"');
  await db.delete(userRoles);
  expect((await decide(session, second)).status).toBe(403);
  expect(await (await session.get("/")).text()).not.toContain('href="/admin"');
  expect((await session.get("/admin")).status).not.toBe(200);
});

test("nobody makes an advisor or an admin of themselves by what they send (V5)", async () => {
  const forged = { role: "admin", status: "approved", is_advisor: "true", adviser_id: randomUUID(), isAdmin: "true", user_id: place.ann };
  const count = () => site.rows("select (select count(*)::int from advisers) as advisers, (select count(*)::int from user_roles) as roles");
  const before = await count();
  for (const path of [
    "/profile",
    "/profile/security",
    "/advisor-registration",
    "/book-consultation",
    "/advisor-profile/sessions",
    "/auth?tab=sign-up",
  ])
    for (const intent of ["details", "security", "submit", "sign-up", "accept"]) {
      const answer = await place.people.Ben.post(path, { intent, ...forged });
      expect([path, intent, answer.status < 500]).toEqual([path, intent, true]);
    }
  expect(await count()).toEqual(before);
  expect((await place.people.Ben.get("/advisor-profile/sessions")).status).toBe(200);
  expect(await (await place.people.Ben.get("/advisor-profile/sessions")).text()).toContain("Advisor Profile not found");
});
