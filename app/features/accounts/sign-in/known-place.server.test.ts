import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { consumeAttempt } from "../attempts/attempts.server";
import { signIn } from "./sign-in.server";

useSettings({ RATE_LIMITS: "on" });
useDatabase();

const at = new Date("2026-12-01T12:00:00Z");
const HOME = { address: "192.0.2.7", userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0" };
const PASSWORD = "Correct-horse-7";

test("whose account is tried from everywhere comes in from where they were before, and from nowhere else, however right the password is", async () => {
  const { email, userId } = await aClient();
  await setPassword(db, userId, PASSWORD);
  const enter = async (password: string, device: typeof HOME) => (await signIn({ email, password, rememberMe: false }, device, at)).ok;
  expect(await enter(PASSWORD, HOME)).toBe(true);
  for (let time = 0; time < LIMITS["sign-in"].perAccount; time += 1) await consumeAttempt("sign-in", email, `198.51.${time}.1`, at);
  expect(await enter(PASSWORD, { ...HOME, address: "192.0.2.8" })).toBe(false);
  expect(await enter(PASSWORD, { ...HOME, userAgent: "curl/8" })).toBe(false);
  expect(await enter(PASSWORD, { ...HOME, userAgent: HOME.userAgent.replace("130", "131") })).toBe(true);
  for (let time = 0; time < LIMITS["sign-in"].perPerson; time += 1) expect(await enter("Wrong-horse-7", HOME)).toBe(false);
  expect(await enter(PASSWORD, HOME)).toBe(false);
});
