import { existsSync } from "node:fs";
import pg from "pg";
import { type Config, config } from "#app/config.server";
import { now } from "#app/platform/clock.server";
import { checkBackups } from "#app/platform/doctor/backup-checks.server";
import { checkDatabase } from "#app/platform/doctor/database-checks.server";
import { type Finding, look, screenOf, wrong } from "#app/platform/doctor/finding";
import { checkMachine } from "#app/platform/doctor/machine-checks.server";
import { checkServices } from "#app/platform/doctor/service-checks.server";
import { checkSettings } from "#app/platform/doctor/settings-checks";
import { hasCluster, print, withDatabase } from "./program.server";

const PATIENCE_MS = 5000;

/** npm run doctor: one screen of what is wrong with this site, and what mends it. Ends with 1 where something is. */
const findings = await examine();
print(screenOf(findings));
process.exitCode = findings.some(({ state }) => state === "wrong") ? 1 : 0;

async function examine(): Promise<Finding[]> {
  let settings: Config;
  try {
    settings = config();
  } catch (error) {
    return [wrong("Variables", (error as Error).message, "correct it: until then nothing starts")];
  }
  const { dataDir, backup, demo } = settings;
  const [machine, database, services] = await Promise.all([
    checkMachine(dataDir, backup.dir),
    examineDatabase(settings),
    checkServices(settings),
  ]);
  return [...machine, ...database, ...checkSettings(settings), ...services, checkBackups(backup, demo, now())];
}

async function examineDatabase({ databaseUrl, dataDir, secret, adminEmails }: Config): Promise<Finding[]> {
  if (!databaseUrl && !(existsSync(dataDir) && hasCluster(dataDir))) return [look("Database", "there is none yet", "npm start makes it")];
  try {
    return await withDatabase(async ({ direct: where }) => {
      const client = new pg.Client({ ...where, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
      client.on("error", () => undefined);
      await client.connect();
      const place = { dataDir, hasSecret: secret !== undefined, adminEmails };
      return await checkDatabase(client, place).finally(() => client.end());
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return [
      wrong(
        "Database",
        `does not answer: ${message || code}`,
        databaseUrl ? "look at DATABASE_URL and at that server" : "look at the log of npm start",
      ),
    ];
  }
}
