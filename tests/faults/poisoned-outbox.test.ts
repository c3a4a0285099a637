// F18 and F6: undeliverable emails among deliverable ones, and a mail server that stays silent.
import { createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { sendDue } from "#app/platform/mail/outbox.server";
import { useDatabase } from "../support/database";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { isLongRun } from "../support/long";

const MAILS = isLongRun ? 10_000 : 30;
const MAX_ATTEMPTS = 5;

useDatabase();

/** A mail server that rejects recipients called poison, and records the others; or one that never greets. */
class MailServer {
  readonly delivered: string[] = [];
  /** Prefix of the Message-ID of each email it has accepted. */
  readonly ids: string[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server;

  constructor(isSilent: boolean) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket.on("error", () => undefined));
      if (!isSilent) this.#talk(socket);
    });
  }

  async listen() {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    return `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #talk(socket: Socket) {
    let to = "";
    let isData = false;
    let held = "";
    const answer = (line: string) => {
      const command = line.slice(0, 4).toUpperCase();
      if (command === "RCPT") to = /<(.*?)>/.exec(line)?.[1] ?? "";
      isData = command === "DATA";
      if (command === "RCPT" && to.startsWith("poison")) return "550 nobody of that name";
      return { EHLO: "250 here", DATA: "354 go on", QUIT: "221 goodbye" }[command] ?? "250 ok";
    };
    socket.write("220 here\r\n");
    socket.on("data", (piece) => {
      held += piece;
      for (let end = held.indexOf("\r\n"); end >= 0; end = held.indexOf("\r\n")) {
        const line = held.slice(0, end);
        held = held.slice(end + 2);
        if (isData && line.startsWith("Message-ID: <")) this.ids.push(line.slice("Message-ID: <".length).split("@")[0]!);
        if (isData && line !== ".") continue;
        if (isData) this.delivered.push(to);
        const isEnd = isData;
        isData = false;
        socket.write(`${isEnd ? "250 taken" : answer(line)}\r\n`);
      }
    });
  }
}

const servers: MailServer[] = [];
async function serve(isSilent: boolean) {
  const server = new MailServer(isSilent);
  servers.push(server);
  moveConfig({ ...process.env, SMTP_URL: await server.listen() });
  return server;
}

beforeEach(async () => {
  await db.delete(outbox);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  moveConfig();
});

const queue = (mails: number) =>
  db.execute(sql`insert into outbox (dedupe_key, kind, recipient, subject, text, html)
    select k || n, 'greeting', k || '-' || n || '@example.com', 'Hello', 'Hello', 'Hello'
    from generate_series(1, ${mails}) n, unnest(array['poison', 'good']) k`);

test(`of ${MAILS} mails that are refused and as many that are taken, each of these comes once, and each of those is given up after ${MAX_ATTEMPTS} tries`, async () => {
  const server = await serve(false);
  await queue(MAILS);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS + 1; attempt += 1) {
    // Two servers at once.
    await Promise.all([sendDue(), sendDue()]);
    if (attempt === 1) expect(server.delivered).toHaveLength(MAILS);
    await db.execute(sql`update outbox set send_after = now() where sent_at is null and parked_at is null`);
  }
  expect(new Set(server.delivered).size).toBe(MAILS);
  expect(server.delivered).toHaveLength(MAILS);
  const [given] = (
    await db.execute(sql`select count(*) filter (where sent_at is not null and attempts = 1)::int as sent,
      count(*) filter (where parked_at is not null and attempts = ${MAX_ATTEMPTS})::int as parked from outbox`)
  ).rows;
  expect(given).toEqual({ sent: MAILS, parked: MAILS });
  expect(await brokenInvariants({ ask: asks(db.$client), delivered: server.ids })).toEqual([]);
});

test("while a mail server says nothing one mail waits for it, and no other is held back from another server", async () => {
  const silent = await serve(true);
  await queue(5);
  const stuck = sendDue();
  const tried = () => db.$count(outbox, sql`attempts > 0`);
  await expect.poll(tried).toBe(1);
  const server = await serve(false);
  await sendDue();
  expect(server.delivered.length).toBeGreaterThanOrEqual(4);
  await silent.close();
  servers.splice(servers.indexOf(silent), 1);
  await stuck;
  await db.execute(sql`update outbox set send_after = now() where sent_at is null`);
  await sendDue();
  expect([server.delivered.length, new Set(server.delivered).size]).toEqual([5, 5]);
});
