import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();

beforeAll(() => server.start({ DEMO: "1" }));
afterAll(() => server.remove());

async function signIn() {
  const [, email = "", password = ""] = readFileSync(path.join(server.folder, "demo-accounts.txt"), "utf8")
    .split("\n")
    .find((line) => line.startsWith("client"))!
    .split(/\s+/);
  const body = new URLSearchParams({ intent: "sign-in", email, password, rememberMe: "on" });
  const answer = await fetch(`${server.url}/auth`, { method: "POST", body, headers: { origin: server.url }, redirect: "manual" });
  return answer.headers.getSetCookie()[0]!.split(";")[0]!;
}

const profile = async (cookie: string) => (await fetch(`${server.url}/profile`, { headers: { cookie } })).text();

test.each(["SIGTERM", "SIGKILL"] as const)("a session survives a restart of the server, after %s", async (signal) => {
  const cookie = await signIn();
  expect(await profile(cookie)).toContain("client@demo.example");
  await server.stop(signal);
  await server.start({ DEMO: "1" });
  expect(await profile(cookie)).toContain("client@demo.example");
  expect(await profile("session=another")).toContain("Profile not found");
});
