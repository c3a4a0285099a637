import { existsSync } from "node:fs";
import pg from "pg";
import { type Config, config } from "#app/config.server";
import { EMPTIED } from "#app/features/setup/emptied";
import { now } from "#app/platform/clock.server";
import { setConnectionsIn } from "#app/platform/connections/set-connections.server";
import { checkBackups } from "#app/platform/doctor/backup-checks.server";
import { checkDatabase } from "#app/platform/doctor/database-checks.server";
import { type Finding, look, screenOf, wrong } from "#app/platform/doctor/finding";
import { checkMachine } from "#app/platform/doctor/machine-checks.server";
import { checkServices } from "#app/platform/doctor/service-checks.server";
import { checkSettings } from "#app/platform/doctor/settings-checks";
import { hasCluster, print, withDatabase } from "./program.server";

const PATIENCE_MS = 5000;

/** npm run doctor: lists what is wrong with this site and how to fix it, on one screen. Exits with 1 if anything is wrong. */
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
  const { dataDir, backup } = settings;
  const { findings, wasEmptied, set } = await examineDatabase(settings);
  const inForce = { ...settings, baseUrl: settings.baseUrl ?? set?.baseUrl, smtpUrl: settings.smtpUrl ?? set?.smtpUrl };
  const [machine, services] = await Promise.all([checkMachine(dataDir, backup.dir), checkServices(inForce)]);
  const demo = settings.demo && !wasEmptied;
  const hours = demo ? backup.hours : backup.ownHours;
  return [...machine, ...findings, ...checkSettings({ ...inForce, demo }), ...services, checkBackups({ ...backup, hours }, demo, now())];
}

interface Examined {
  findings: Finding[];
  /** Whether the demo in it was emptied for a real site. */
  wasEmptied: boolean;
  /** What admins have set; null where the database does not say, or is of a version before. */
  set: Awaited<ReturnType<typeof setConnectionsIn>> | null;
}

async function examineDatabase({ databaseUrl, dataDir, secret, adminEmails }: Config): Promise<Examined> {
  const only = (finding: Finding): Examined => ({ findings: [finding], wasEmptied: false, set: null });
  if (!databaseUrl && !(existsSync(dataDir) && hasCluster(dataDir)))
    return only(look("Database", "there is none yet", "npm start makes it"));
  try {
    return await withDatabase(async ({ direct: where }) => {
      const client = new pg.Client({ ...where, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
      client.on("error", () => undefined);
      await client.connect();
      const place = { dataDir, hasSecret: secret !== undefined, adminEmails };
      try {
        const findings = await checkDatabase(client, place);
        const { rowCount } = await client.query("select 1 from site_settings where name = $1", [EMPTIED]).catch(() => ({ rowCount: 0 }));
        return { findings, wasEmptied: rowCount === 1, set: await setConnectionsIn(client).catch(() => null) };
      } finally {
        await client.end();
      }
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const help = databaseUrl ? "look at DATABASE_URL and at that server" : "look at the log of npm start";
    return only(wrong("Database", `does not answer: ${message || code}`, help));
  }
}
