import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { TEMPLATE } from "./cluster";
import { urlOf } from "./connection";
import { ServerUnderTest } from "./server";
import { shareInRun } from "./shared-in-run";

/** A database with the demo, copied by every file that needs the demo. */
export const DEMO_TEMPLATE = "sagebridge_demo";

declare module "vitest" {
  export interface ProvidedContext {
    /** The demo's accounts, as written by the first start. */
    demoAccounts: string;
  }
}

/** Has the built server create its demo, once for the whole run. Runs after the cluster's setup. */
export default function makeDemoTemplate(project: TestProject) {
  return shareInRun(project, "demoAccounts", async () => {
    const { cluster } = project.getProvidedContext();
    const client = new pg.Client(cluster);
    await client.connect();
    await client.query(`drop database if exists ${DEMO_TEMPLATE} with (force)`);
    await client.query(`create database ${DEMO_TEMPLATE} template ${TEMPLATE} strategy file_copy`);
    await client.end();
    const server = new ServerUnderTest();
    await server.start({ DATABASE_URL: urlOf({ ...cluster, database: DEMO_TEMPLATE }), DEMO: "1" });
    const value = readFileSync(path.join(server.folder, "demo-accounts.txt"), "utf8");
    await server.remove();
    return { value, close: async () => undefined };
  });
}
