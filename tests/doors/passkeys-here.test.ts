import { createServer } from "node:http";
import { expect, test } from "vitest";
import { closeServer } from "../support/close-server";
import { SoftwareAuthenticator } from "../support/passkey";
import { useSite } from "../support/site";

/** As `npm start` leaves it: no name is set, and the site is at an IP address of its own machine. */
const site = useSite();
const NUMBER = "http://127.0.0.1:3000";
const NAME = "http://localhost:3000";
const PASSWORD = "Correct-horse-7";

async function somebodyAt(origin: string, email: string) {
  const client = site.visitor();
  const post = (path: string, fields: Record<string, string>) => client.post(origin + path, fields, { origin, host: new URL(origin).host });
  await post("/auth?tab=sign-up", { intent: "sign-up", email, password: PASSWORD, confirmPassword: PASSWORD, category: "individual" });
  const link = (await site.mailsTo(email)).flatMap(({ text }) => text.match(/\/auth\/confirm\?\S+/g) ?? []).at(-1) ?? "";
  await post(link, { token: new URLSearchParams(link.split("?")[1]).get("token") ?? "" });
  const securityPage = async () => (await client.get(`${origin}/profile/security`, { host: new URL(origin).host })).text();
  return { client, post, securityPage };
}

test("opened by its number, the page says by which name passkeys are to be had, and offers none to sign in with", async () => {
  const { securityPage } = await somebodyAt(NUMBER, "number@example.com");
  const page = await securityPage();
  expect(page).toContain(`<a href="${NAME}/profile/security"`);
  expect(page).not.toContain("Add a passkey");
  expect(await (await site.visitor().get("/auth")).text()).not.toContain("Sign in with a passkey");
});

test("opened as localhost, a passkey is added there and signs in", async () => {
  const { post, securityPage } = await somebodyAt(NAME, "name@example.com");
  expect(await securityPage()).toContain("Add a passkey");
  const device = new SoftwareAuthenticator(NAME);
  const [user] = await site.rows<{ id: string }>("select id from users where email = 'name@example.com'");
  const challengeOf = async (answer: Response) => /"challenge",\s*"([\w-]+)"/.exec((await answer.text()).replaceAll("\\", ""))?.[1] ?? "";
  const asked = { rp: { id: "localhost" }, rpId: "localhost", user: { id: Buffer.from(user!.id).toString("base64url") } };
  const adding = { ...asked, challenge: await challengeOf(await post("/profile/security.data", { intent: "passkey-begin" })) };
  expect((await post("/profile/security", { intent: "passkey-finish", credential: device.register(adding) })).status).toBe(303);
  const visitor = site.visitor();
  const send = (path: string, fields: Record<string, string>) =>
    visitor.post(NAME + path, fields, { origin: NAME, host: "localhost:3000" });
  const entering = { ...asked, challenge: await challengeOf(await send("/auth.data", { intent: "passkey-begin" })) };
  await send("/auth", { intent: "passkey", credential: device.sign(entering) });
  expect(visitor.cookies.has("session")).toBe(true);
});

test("a kept page of one name is not shown at the other", async () => {
  const server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const at = async (host: string) => (await fetch(`http://${host}:${port}/auth`)).text();
  for (const _ of ["rendered", "kept"]) {
    expect(await at("127.0.0.1")).not.toContain("Sign in with a passkey");
    expect(await at("localhost")).toContain("Sign in with a passkey");
  }
  await closeServer(server);
});
