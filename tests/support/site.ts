import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { moveConfig } from "#app/config.server";
import { type BuiltSite, builtSite } from "./built-site";
import { Client } from "./client";
import { Clone } from "./clone";
import { urlOf } from "./connection";
import { DEMO_TEMPLATE } from "./demo-template";

export interface SiteOptions {
  /** Starts with the demo, whose accounts are in its folder's demo-accounts.txt. */
  demo?: boolean;
  /** Variables for this site only. */
  environment?: Record<string, string>;
  /** Interposes something between the site and its database: returns the URL by which the site reaches it. */
  databaseThrough?: (where: pg.ClientConfig) => Promise<string>;
}

/**
 * The whole built site on a fresh database for this test file, to send requests to. Call it at the top of a file. The site itself is loaded
 * once per worker, and reopened for each file.
 */
export function useSite({ demo = false, environment = {}, databaseThrough = async (where) => urlOf(where) }: SiteOptions = {}) {
  const site = new SiteUnderTest();
  const before = { ...process.env };
  beforeAll(async () => {
    await site.database.make(demo ? DEMO_TEMPLATE : undefined);
    if (demo) writeFileSync(path.join(site.folder, "demo-accounts.txt"), inject("demoAccounts"));
    const where = { DATA_DIR: site.folder, DATABASE_URL: await databaseThrough(site.database.where), DEMO: demo ? "1" : "0" };
    Object.assign(process.env, { ...where, RATE_LIMITS: "off", MAX_WAIT_SECONDS: "60", ...environment });
    await site.open(await builtSite(environment));
    // Where nobody says how to pay, nothing is owed (docs/decisions/023).
    if (!demo)
      await site.rows(
        "insert into site_settings (name, value, updated_at) values ('pay_text', 'Cash, at the desk', 'epoch') on conflict do nothing",
      );
  }, OPENS_WITHIN_MS);
  afterAll(async () => {
    await site.close();
    await site.database.drop();
    rmSync(site.folder, { recursive: true, force: true });
    // Restores the environment for the worker's next file.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
    moveConfig();
  }, OPENS_WITHIN_MS);
  return site;
}

/** A busy machine takes its time. */
const OPENS_WITHIN_MS = 180_000;

export const ORIGIN = "http://127.0.0.1:3000";

export class SiteUnderTest {
  #built: BuiltSite | undefined;
  #pool: pg.Pool | undefined;
  #close: () => Promise<void> = async () => undefined;
  /** Its database, for tests that insert rows directly. */
  readonly database = new Clone();
  /** Token in the setup address that its start prints; null if the site has an admin. */
  setupToken: string | null = null;
  /** Its DATA_DIR. */
  readonly folder = mkdtempSync(path.join(tmpdir(), "sagebridge-site-"));

  /** Opens the site with this process's variables, without any state of the previous file. */
  async open(built: BuiltSite) {
    this.#built = built;
    this.#pool = new pg.Pool({ ...this.database.where, max: 3 });
    this.#pool.on("error", () => undefined);
    for (const move of [built.moveConfig, moveConfig]) move(process.env);
    built.emptyPageCache();
    built.moveClock(0);
    const { close, setupToken } = await built.openSite();
    this.#close = close;
    this.setupToken = setupToken;
    built.setListeningAddress(ORIGIN);
  }

  async close() {
    await this.#pool?.end();
    await this.#close();
  }

  /** Closes it and reopens it on the same database, as a restart of its server does. */
  async restart() {
    const built = this.#built;
    if (!built) throw new Error("the site is not open yet");
    await this.close();
    await this.open(built);
  }

  /** Sends a single request. */
  fetch(request: Request, address?: string) {
    if (!this.#built) throw new Error("the site is not open yet");
    return this.#built.fetchPage(request, address);
  }

  /** The handler of a server on a socket: includes cached pages, files and limits. */
  listener(): RequestListener {
    return this.#built!.siteListener();
  }

  /** The product's own server, not listening yet. */
  server(): Server {
    return this.#built!.makeServer();
  }

  /** Sets its public URL once it listens: links point there. */
  listensAt(url: string) {
    this.#built?.setListeningAddress(url);
  }

  /** Moves the server's clock. */
  moveClock(milliseconds: number) {
    this.#built?.moveClock(milliseconds);
  }

  /** Queries the database. */
  async rows<Row extends pg.QueryResultRow = pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const result = await this.#pool!.query<Row>(statement, values);
    return result.rows;
  }

  /** Every email to an address, oldest first. */
  mailsTo(recipient: string) {
    return this.rows<{
      subject: string;
      text: string;
      html: string;
      kind: string;
      attachments: { content: string; contentType: string }[];
    }>("select subject, text, html, kind, attachments from outbox where recipient = $1 order by created_at, id", [recipient]);
  }

  /** A headless client: keeps cookies, follows no redirect by itself. */
  visitor(address?: string) {
    return new Client(this, address);
  }

  /** Creates a confirmed, signed-in person through the site's own forms. */
  async person(email: string, password = "Correct-horse-7") {
    const client = this.visitor();
    await client.post("/auth?tab=sign-up", { intent: "sign-up", email, password, confirmPassword: password, category: "individual" });
    await client.confirm(email);
    return client;
  }
}
