import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPerson } from "../support/bookers";
import type { HttpPerson } from "../support/http-person";
import { brokenInvariants } from "../support/invariants/invariants";
import { freePort } from "../support/pooler";
import { hasReplication, Replicated } from "../support/replicated";
import { ServerUnderTest } from "../support/server";

const OWN = [
  "/consultations",
  "/notifications",
  "/messages",
  "/profile",
  "/profile/network",
  "/profile/key-inputs",
  "/profile/security",
  "/advisors/all",
  "/search?q=law",
  "/sitemap.xml",
];
/** Long enough for a server's quarter-second samples of the primary to include all earlier writes. */
const SETTLED_MS = 1500;

const databases = new Replicated();
/** Two servers, so that what one writes is read at the other. */
const servers = [new ServerUnderTest(), new ServerUnderTest()] as const;
const metrics = [0, 0];
const people: HttpPerson[] = [];
let thread = "";

beforeAll(async () => {
  if (!hasReplication) return;
  await databases.start();
  for (const [index, server] of servers.entries()) {
    metrics[index] = await freePort();
    await server.start({
      DATABASE_URL: databases.urlOf("primary"),
      DATABASE_REPLICA_URLS: databases.urlOf("replica"),
      SECRET: "one-secret-for-both-servers-of-this-site",
      DEMO: "1",
      METRICS_PORT: String(metrics[index]),
    });
  }
  const client = await demoPerson(servers[0], "client");
  for (const server of servers) people.push(await demoPerson(server, "client", servers[0].folder));
  people[1]!.cookie = people[0]!.cookie;
  expect(client.cookie).not.toBe("");
  const list = await (await people[0]!.get("/messages")).text();
  thread = /href="(\/messages\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? "";
});
afterAll(async () => {
  if (!hasReplication) return;
  for (const server of servers) await server.remove();
  databases.stop();
});

/** Returns how many reads one server sent where. */
async function reads(index: number) {
  const figures = await (await fetch(`http://127.0.0.1:${metrics[index]}/metrics`)).text();
  const from = (place: string) => Number(new RegExp(`replica_reads_total\\{from="${place}"\\} (\\d+)`).exec(figures)?.[1] ?? 0);
  return { replica: from("replica"), primary: from("primary"), stale: from("stale") };
}

/** Sends a message, and stores the response's cookies as a browser would. */
async function send(person: HttpPerson, text: string) {
  const answer = await person.post(thread, { intent: "send", text, key: `key-of-${text.replaceAll(" ", "-")}` });
  keepCookies(answer);
  return answer;
}

function keepCookies(answer: Response) {
  const written = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("written="));
  if (!written) return;
  for (const person of people) person.cookie = `${person.cookie.split("; ")[0]}; ${written.split(";")[0]}`;
}

const shown = async (person: HttpPerson) => (await person.get(thread)).text();

test.skipIf(!hasReplication)("own pages and visitors' are read from the replica, and who is looking from the primary", async () => {
  await wait(SETTLED_MS);
  const before = await reads(0);
  for (const path of OWN) {
    const answer = await people[0]!.get(path);
    expect([path, answer.status < 400, answer.headers.get("cache-status")]).toEqual([path, true, null]);
  }
  const after = await reads(0);
  expect(after.replica - before.replica).toBeGreaterThan(3 * OWN.length);
  expect(after.primary - before.primary).toBeLessThan(after.replica - before.replica);
  expect(after.stale).toBe(before.stale);
});

test.skipIf(!hasReplication)(
  "while the replica is behind, everybody sees what they have written, at every server, and others what is new",
  async () => {
    const visitor = () => fetch(`${servers[1].url}/business`).then((answer) => answer.text());
    await databases.rows("replica", "select pg_wal_replay_pause()");
    try {
      for (const text of ["first behind", "second behind", "third behind"]) {
        expect((await send(people[0]!, text)).status).toBe(303);
        for (const person of people) expect(await shown(person)).toContain(text);
      }
      // Visible without the cookie, too: a replica that lags this far behind is not used.
      const session = people[1]!.cookie.split("; ")[0]!;
      await wait(SETTLED_MS);
      people[1]!.cookie = session;
      expect(await shown(people[1]!)).toContain("third behind");
      await databases.rows("primary", "update site_banner set is_active = false");
      await databases.rows("primary", "insert into site_banner (text, is_active) values ('Written while it was behind', true)");
      await expect.poll(visitor).toContain("Written while it was behind");
      expect(await databases.rows("replica", "select 1 from messages where body like '% behind'")).toEqual([]);
    } finally {
      await databases.rows("replica", "select pg_wal_replay_resume()");
    }
    await expect.poll(() => databases.rows("replica", "select 1 from messages where body like '% behind'")).toHaveLength(3);
    const before = await reads(0);
    await expect
      .poll(async () => {
        await shown(people[0]!);
        return (await reads(0)).replica;
      })
      .toBeGreaterThan(before.replica + 5);
  },
);

test.skipIf(!hasReplication)("a replica that is silent or gone is not missed", async () => {
  databases.signal("replica", "SIGSTOP");
  try {
    for (const path of OWN) expect([path, (await people[0]!.get(path)).status < 400]).toEqual([path, true]);
  } finally {
    databases.signal("replica", "SIGCONT");
  }
  databases.stopNode("replica");
  for (const path of OWN) expect([path, (await people[0]!.get(path)).status < 400]).toEqual([path, true]);
  databases.startNode("replica");
  await expect
    .poll(async () => {
      const before = (await reads(0)).replica;
      await shown(people[0]!);
      return (await reads(0)).replica - before;
    })
    .toBeGreaterThan(0);
});

test.skipIf(!hasReplication)(
  "without a primary own pages come from the replica and say so, and what is posted waits, then is 503 and not half done",
  async () => {
    await send(people[0]!, "the last before");
    await expect.poll(() => databases.rows("replica", "select 1 from messages where body = 'the last before'")).toHaveLength(1);
    await wait(SETTLED_MS);
    databases.stopNode("primary");
    for (const person of people)
      for (const path of [...OWN, thread]) {
        const answer = await person.get(path);
        expect([path, answer.status < 400, answer.headers.get("cache-status")]).toEqual([path, true, "replica; hit; detail=stale"]);
        expect([path, answer.headers.get("cache-control")]).toEqual([path, "private, no-store"]);
        await answer.text();
      }
    expect(await shown(people[1]!)).toContain("the last before");
    expect((await fetch(`${servers[0].url}/readyz`)).status).toBe(200);
    const refused = await send(people[0]!, "while there is none");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    const waiting = send(people[0]!, "while it comes back");
    await wait(500);
    databases.startNode("primary");
    expect((await waiting).status).toBe(303);
    const bodies = (await databases.rows("primary", "select body from messages where body like 'while %'")).map(({ body }) => body);
    expect(bodies).toEqual(["while it comes back"]);
    expect(await shown(people[0]!)).toContain("while it comes back");
  },
);

test.skipIf(!hasReplication)(
  "without a primary nobody sees less than they have written: where the replica lacks it, that page waits",
  async () => {
    await wait(SETTLED_MS);
    await databases.rows("replica", "select pg_wal_replay_pause()");
    await send(people[0]!, "only the primary has it");
    databases.stopNode("primary");
    try {
      for (const person of people) expect((await person.get(thread)).status).toBe(503);
      await databases.rows("replica", "select pg_wal_replay_resume()");
      for (const person of people) await expect.poll(() => shown(person)).toContain("only the primary has it");
    } finally {
      databases.startNode("primary");
    }
  },
);

test.skipIf(!hasReplication)("after all of it no invariant is broken", async () => {
  expect(await brokenInvariants({ ask: (statement, values) => databases.rows("primary", statement, { values }) })).toEqual([]);
});

test.skipIf(!hasReplication)("an address that is no replica of the database stops the start with one line", async () => {
  const server = new ServerUnderTest();
  try {
    const start = (urls: string) => server.start({ DATABASE_URL: databases.urlOf("primary"), DATABASE_REPLICA_URLS: urls });
    await expect(start(databases.urlOf("replica", "postgres"))).rejects.toThrow(
      "DATABASE_REPLICA_URLS, number 1, is no replica of DATABASE_URL",
    );
    await expect(start(`${databases.urlOf("replica")},${databases.urlOf("replica", "nothing")}`)).rejects.toThrow(
      'number 2, does not lead to a database: database "nothing" does not exist',
    );
    await expect(start("mysql://replica/db")).rejects.toThrow("The variable DATABASE_REPLICA_URLS has a value that does not work");
  } finally {
    await server.remove();
  }
});
