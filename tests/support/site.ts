import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { Client } from "./client";
import { TEMPLATE } from "./cluster";
import { onCluster } from "./database";

const BUILT = path.resolve(import.meta.dirname, "../../build/server/index.js");

interface BuiltSite {
  openSite: () => Promise<{ close: () => Promise<void> }>;
  fetchPage: (request: Request, address?: string) => Promise<Response>;
  siteListener: (root?: string) => RequestListener;
  setListeningAddress: (url: string) => void;
  moveClock: (milliseconds: number) => void;
}

/** The whole built site on a fresh database of this test file's own, to knock at with requests. Called at the top of a file. */
export function useSite({ demo = false, environment = {} }: { demo?: boolean; environment?: Record<string, string> } = {}) {
  const name = `t_${randomBytes(6).toString("hex")}`;
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-site-"));
  const site = new SiteUnderTest();
  beforeAll(async () => {
    await onCluster(`create database ${name} template ${TEMPLATE}`);
    const where = { ...inject("cluster"), database: name };
    Object.assign(process.env, {
      DATA_DIR: folder,
      DATABASE_URL: urlOf(where),
      DEMO: demo ? "1" : "0",
      RATE_LIMITS: "off",
      ...environment,
    });
    const built: BuiltSite = await import(BUILT);
    const opened = await built.openSite();
    built.setListeningAddress(ORIGIN);
    await site.open(built, where, opened.close);
  }, OPENS_WITHIN_MS);
  afterAll(async () => {
    await site.close();
    await onCluster(`drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }, OPENS_WITHIN_MS);
  return site;
}

/** A demo is made in a second or two, and in many on a machine that is busy with other things. */
const OPENS_WITHIN_MS = 60_000;

export const ORIGIN = "http://127.0.0.1:3000";

const urlOf = ({ host, port, user, password, database }: pg.ClientConfig) =>
  `postgres://${user}${password ? `:${password}` : ""}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;

export class SiteUnderTest {
  #built: BuiltSite | undefined;
  #pool: pg.Pool | undefined;
  #close: () => Promise<void> = async () => undefined;
  /** Its database, for tests that put rows there by themselves. */
  where: pg.ClientConfig = {};

  async open(built: BuiltSite, where: pg.ClientConfig, close: () => Promise<void>) {
    this.#built = built;
    this.where = where;
    this.#pool = new pg.Pool({ ...where, max: 3 });
    this.#pool.on("error", () => undefined);
    this.#close = close;
  }

  async close() {
    await this.#pool?.end();
    await this.#close();
  }

  /** One request, as it comes. */
  fetch(request: Request, address?: string) {
    if (!this.#built) throw new Error("the site is not open yet");
    return this.#built.fetchPage(request, address);
  }

  /** What a server on a socket answers with: kept pages, files and limits included. */
  listener(): RequestListener {
    return this.#built!.siteListener();
  }

  /** Moves the server's clock. */
  moveClock(milliseconds: number) {
    this.#built?.moveClock(milliseconds);
  }

  /** What the database says. */
  async rows<Row extends pg.QueryResultRow = pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const result = await this.#pool!.query<Row>(statement, values);
    return result.rows;
  }

  /** Every mail to an address, oldest first. */
  mailsTo(recipient: string) {
    return this.rows<{
      subject: string;
      text: string;
      html: string;
      kind: string;
      attachments: { content: string; contentType: string }[];
    }>("select subject, text, html, kind, attachments from outbox where recipient = $1 order by created_at, id", [recipient]);
  }

  /** A browser without a screen: keeps cookies, follows nothing by itself. */
  visitor(address?: string) {
    return new Client(this, address);
  }

  /** A confirmed person who is signed in, made through the site's own doors. */
  async person(email: string, password = "Correct-horse-7") {
    const client = this.visitor();
    await client.post("/auth?tab=sign-up", { intent: "sign-up", email, password, confirmPassword: password, category: "individual" });
    await client.confirm(email);
    return client;
  }
}
