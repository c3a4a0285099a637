import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { findViewer, startSession } from "../sessions/sessions.server";
import { connectIdentity, findByIdentity } from "./identities.server";

useDatabase();

const AT = new Date("2026-03-01T12:00:00Z");
const GOOGLE = "https://accounts.google.com";
const LINKEDIN = "https://www.linkedin.com/oauth";

async function aSignedIn() {
  const { userId } = await aClient();
  const token = await startSession(db, { userId, rememberMe: true, device: { address: "203.0.113.7", userAgent: "test" } }, AT);
  return (await findViewer(token, AT))!;
}

test("the same subject at another provider is somebody else: neither their account, nor taken for it when it is connected", async () => {
  const [one, other] = [await aSignedIn(), await aSignedIn()];
  const claims = { subject: "4711", email: "ada@example.com", isEmailVerified: true, name: "Ada", provedAt: null };
  expect(await connectIdentity(one, "google", { ...claims, issuer: GOOGLE }, AT)).toEqual({ ok: true });
  expect((await findByIdentity(db, { issuer: GOOGLE, subject: "4711" }))?.id).toBe(one.userId);
  expect(await findByIdentity(db, { issuer: LINKEDIN, subject: "4711" })).toBe(null);
  expect(await connectIdentity(other, "linkedin", { ...claims, issuer: LINKEDIN }, AT)).toEqual({ ok: true });
  expect((await findByIdentity(db, { issuer: LINKEDIN, subject: "4711" }))?.id).toBe(other.userId);
  expect((await findByIdentity(db, { issuer: GOOGLE, subject: "4711" }))?.id).toBe(one.userId);
});
