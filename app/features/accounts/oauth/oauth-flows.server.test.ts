import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { oauthFlows } from "#app/db/schema/accounts/identities";
import { tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { consumeOAuthFlow, deleteSpentOAuthFlows } from "./oauth-flows.server";

useDatabase();

const start = new Date("2026-03-01T12:00:00Z");
const expiresAt = new Date(start.getTime() + 600_000);
const justBefore = new Date(expiresAt.getTime() - 1);

const begin = (token: string) => {
  const proof = { state: "state", nonce: "nonce", codeVerifier: "verifier" };
  return db
    .insert(oauthFlows)
    .values({ tokenHash: tokenHash(token), provider: "google", returnTo: "/profile", ...proof, expiresAt, createdAt: start });
};

test("a flow is taken once, of its own provider, by its own token, before it ends", async () => {
  await begin("mine");
  expect(await consumeOAuthFlow("linkedin", "mine", start)).toBe(null);
  expect(await consumeOAuthFlow("google", "another", start)).toBe(null);
  expect(await consumeOAuthFlow("google", "mine", expiresAt)).toBe(null);
  expect(await consumeOAuthFlow("google", "mine", justBefore)).toMatchObject({ returnTo: "/profile", userId: null });
  expect(await consumeOAuthFlow("google", "mine", justBefore)).toBe(null);
});

test("of many who come back with one flow at once one has it, and what nobody came back with goes", async () => {
  await begin("raced");
  const taken = await Promise.all(Array.from({ length: 8 }, () => consumeOAuthFlow("google", "raced", start)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  await begin("left");
  await deleteSpentOAuthFlows(justBefore);
  expect(await db.$count(oauthFlows)).toBe(1);
  await deleteSpentOAuthFlows(expiresAt);
  expect(await db.$count(oauthFlows)).toBe(0);
});
