import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client";
import { everyRoute } from "../support/routes";
import { ORIGIN, useSite } from "../support/site";
import { StoppableDatabase } from "../support/stoppable-database";

let database: StoppableDatabase;
const site = useSite({
  environment: { ADMIN_EMAILS: "root@example.com", MAX_WAIT_SECONDS: "2" },
  databaseThrough(where) {
    database = new StoppableDatabase(where);
    return database.open(where);
  },
});
let root: Client;
beforeAll(async () => {
  root = await site.person("root@example.com");
  await site.visitor().get("/terms");
});
afterAll(() => database.close());

const PASSWORD = "Correct-horse-7";
const back = () => expect.poll(async () => (await root.get("/profile")).status).toBe(200);
const told = ({ status, headers }: Response) => [status, Number(headers.get("retry-after")) > 0];

/** An address of every route: its parameters need not refer to anything. */
const addresses = everyRoute().map(({ pattern }) =>
  pattern.replaceAll(/:\w+/g, "00000000-0000-4000-8000-000000000000").replace("*", "none"),
);

test("while a database is silent, every address is a 503 that says when to come back or needs nothing of it, and no 500", async () => {
  database.stop();
  expect(told(await root.get("/profile"))).toEqual([503, true]);
  for (const address of addresses)
    for (const asking of [site.visitor().get(address), root.get(address), root.get(`${address === "/" ? "/_" : address}.data`)]) {
      const { status, headers } = await asking;
      if (status >= 500) expect([address, status, headers.get("retry-after")]).toEqual([address, 503, "5"]);
    }
  for (const address of ["/", "/business", "/readyz"]) expect(told(await site.visitor().get(address))).toEqual([503, true]);
  database.goOn();
  await back();
});

test("so it is while a database ends every connection", async () => {
  database.cut();
  for (const asking of [
    root.get("/profile"),
    root.get("/profile.data"),
    site.visitor().get("/business"),
    site.visitor().get("/sitemap.xml"),
  ])
    expect(told(await asking)).toEqual([503, true]);
  database.goOn();
  await back();
});

test("a form that cannot be kept is a 503 with what was typed, and the app is told in a way that keeps its page", async () => {
  database.stop();
  const signIn = { intent: "sign-in", email: "somebody@example.com", password: PASSWORD };
  const [page, saved, asked] = await Promise.all([
    site.visitor().post("/auth", signIn),
    root.post("/profile.data", { intent: "details", via: "script", bio: "A new line" }),
    root.json("/functions/match-adviser", { topic: "Business Strategy" }),
  ]);
  expect(told(page)).toEqual([503, true]);
  const html = await page.text();
  expect(html).toContain('value="somebody@example.com"');
  // The form's own page: its replacement has no password field.
  expect(html).toContain('type="password"');
  for (const answer of [saved, asked]) expect(told(answer)).toEqual([503, true]);
  // A response of React Router's own would replace the app's page.
  expect(saved.headers.get("x-remix-response")).toBeNull();
  database.goOn();
  await back();
});

test("what needs nothing of a database is answered without it", async () => {
  database.stop();
  expect((await root.get("/profile")).status).toBe(503);
  for (const address of ["/terms", "/privacy", "/auth", "/auth/forgot", "/livez", "/robots.txt"])
    expect([address, (await site.visitor().get(address)).status]).toEqual([address, 200]);
  for (const address of ["/livez", "/robots.txt"]) expect([address, (await root.get(address)).status]).toEqual([address, 200]);
  database.goOn();
  await back();
});

test("a page of something that is missing stays what it is", async () => {
  const answer = await site.fetch(new Request(`${ORIGIN}/advisors/nobody-at-all`));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([404, null]);
});
