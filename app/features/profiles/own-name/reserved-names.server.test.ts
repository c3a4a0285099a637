import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { siteSettings } from "#app/db/schema/site-content";
import { signInWithProvider } from "#app/features/accounts/oauth/sign-in-with-provider.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { saveAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { submitApplication } from "#app/features/applications/applications.server";
import { saveDraft } from "#app/features/applications/drafts/drafts.server";
import { bookQuote } from "#app/features/booking/request/request-consultation.server";
import { readBrand } from "#app/platform/brand/current-brand.server";
import { anAdmin, completeAnswers, REGISTRATION } from "../../../../tests/support/applicants";
import { bookingOf } from "../../../../tests/support/booking";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { saveProfile } from "../details/profile.server";
import { storeName } from "./own-name.server";

useDatabase();

const AT = new Date("2026-12-01T09:00:00Z");
const RESERVED = "profiles.nameReserved";
const displayName = (value: string) => ({ displayName: { was: "", value } });
const nameless = (options: Partial<typeof profiles.$inferInsert> = {}) => aClient({ displayName: "", firstName: "", ...options });

afterEach(async () => {
  await db.delete(siteSettings).where(eq(siteSettings.name, "brand_name"));
  await readBrand();
});

test("nobody is called like the site or those who run it: a display name, a company, a first name, or the first with the last", async () => {
  const refused: [Parameters<typeof saveProfile>[1], string][] = [
    [displayName("Sage-Bridge Support"), "displayName"],
    [displayName("Sagebridge Payouts"), "displayName"],
    [displayName("\u13daagebridge"), "displayName"],
    [{ companyName: { was: "", value: "S\u0430gebridge Ltd" } }, "companyName"],
    [{ firstName: { was: "", value: "Admin" } }, "firstName"],
    [{ firstName: { was: "", value: "Sage" }, lastName: { was: "", value: "Bridge" } }, "lastName"],
  ];
  for (const [changes, field] of refused)
    expect(await saveProfile(await nameless(), changes, AT), field).toEqual({ ok: false, errors: { [field]: RESERVED } });
  expect(await saveProfile(await nameless({ firstName: "Sage" }), { lastName: { was: "", value: "Bridge" } }, AT)).toMatchObject({
    errors: { lastName: RESERVED },
  });
  expect(await saveProfile(await nameless(), displayName("Bridget Sage"), AT)).toMatchObject({ ok: true });
});

test("a first name is refused that makes such a name with the last one they have had, as a last one is with the first: of a person and of an advisor", async () => {
  const parts = { firstName: "Ad", lastName: "Min" };
  for (const [changed, kept] of [
    ["firstName", "lastName"],
    ["lastName", "firstName"],
  ] as const) {
    const refused = { ok: false, errors: { [changed]: RESERVED } };
    const toBe = (value: string) => ({ [changed]: { was: "Bo", value } });
    const person = await aClient({ ...parts, displayName: "", [changed]: "Bo" });
    expect(await saveProfile(person, toBe(parts[changed]), AT), kept).toEqual(refused);
    expect(await saveProfile(person, toBe("Lo"), AT)).toMatchObject({ ok: true });
    const advisor = await anAdvisor({ ...parts, [changed]: "Bo" });
    expect(await saveAdvisor(advisor, toBe(parts[changed]), AT), kept).toEqual(refused);
    expect(await saveAdvisor(advisor, toBe("Lo"), AT)).toMatchObject({ ok: true });
  }
});

test("an admin may, and whoever was called so before may change all else", async () => {
  const admin = await anAdmin({ displayName: "" });
  expect(await saveProfile(admin, displayName("Sagebridge Support"), AT)).toMatchObject({ ok: true });
  const before = await aClient({ displayName: "Admin" });
  expect(await saveProfile(before, { city: { was: "", value: "Bern" } }, AT)).toMatchObject({ ok: true });
  const inTwo = await aClient({ firstName: "Ad", lastName: "Min" });
  expect(await saveProfile(inTwo, { displayName: { was: "Ad", value: "Bo" } }, AT)).toMatchObject({ ok: true });
});

test("it is the name the site has now", async () => {
  await db.insert(siteSettings).values({ name: "brand_name", value: "Harbour Advice" });
  await readBrand();
  expect(await saveProfile(await nameless(), displayName("Harbour-Advice"), AT)).toMatchObject({ errors: { displayName: RESERVED } });
  expect(await saveProfile(await nameless(), displayName("Sagebridge"), AT)).toMatchObject({ ok: true });
});

test("no advisor takes such a name, nor is an application sent under one: its field says so", async () => {
  const ada = await anAdvisor({ displayName: "Ada Lane" });
  const changes = { firstName: { was: "Ada", value: "Support" }, lastName: { was: "Advisor", value: "Team" } };
  expect(await saveAdvisor(ada, changes, AT)).toEqual({ ok: false, errors: { firstName: RESERVED, lastName: RESERVED } });
  const person = await aClient();
  await saveDraft(person, { ...completeAnswers, firstName: "Sagebridge", lastName: "Team" }, AT);
  expect(await submitApplication(person, REGISTRATION, AT)).toMatchObject({
    ok: false,
    missing: [
      { field: "firstName", message: RESERVED },
      { field: "lastName", message: RESERVED },
    ],
  });
});

test("a request is not sent under such a name, and what a provider says of one is left out", async () => {
  await anAdvisor();
  const client = await nameless();
  const { quote_id: quoteId } = await bookingOf(client, AT, {});
  expect(await bookQuote(client, quoteId, { note: "", name: "Support" }, AT)).toEqual({ ok: false, reason: "askedNameReserved" });
  const claims = {
    issuer: "https://id.example",
    subject: "1",
    email: "eve@example.com",
    isEmailVerified: true,
    name: "Sagebridge Support",
    provedAt: null,
  };
  await signInWithProvider("google", claims, { address: "203.0.113.7", userAgent: "" }, AT);
  expect(await nameOf("eve@example.com")).toBe("");
  await storeName(db, client, "Ada Lane");
  expect(await nameOf(client.email)).toBe("Ada Lane");
});

const nameOf = async (email: Viewer["email"]) => (await db.select().from(profiles).where(eq(profiles.email, email)))[0]?.displayName;

test("nor does anything that stands beside a name sound so: what somebody says of their work, as a person and as an advisor", async () => {
  const said = (was: string, value: string) => ({ was, value });
  for (const field of ["jobTitle", "industry"] as const) {
    const person = await nameless({ [field]: "" });
    expect(await saveProfile(person, { [field]: said("", "Sagebridge Support") }, AT)).toEqual({
      ok: false,
      errors: { [field]: RESERVED },
    });
    expect(await saveProfile(person, { [field]: said("", "Customer Support") }, AT)).toMatchObject({ ok: true });
  }
  const ada = await anAdvisor({ jobTitle: "" });
  expect(await saveAdvisor(ada, { jobTitle: said("", "Official Sagebridge Team") }, AT)).toEqual({
    ok: false,
    errors: { jobTitle: RESERVED },
  });
  expect(await saveProfile(await anAdmin(), { jobTitle: said("", "Sagebridge Support") }, AT)).toMatchObject({ ok: true });
});
