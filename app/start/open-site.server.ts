import { config } from "#app/config.server";
import { connectDatabase, connectReplicas, disconnectDatabase } from "#app/db/client.server";
import { migrateDatabase } from "#app/db/migrate.server";
import { checkPooler } from "#app/db/pooler.server";
import { checkReplica } from "#app/db/replicas/replicas.server";
import { unhurried } from "#app/db/unhurried.server";
import { watchOwnTexts } from "#app/features/own-texts/own-texts.server";
import { watchRules } from "#app/features/rules/rules.server";
import { watchTopics } from "#app/features/topics/topics.server";
import { watchBrand } from "#app/platform/brand/current-brand.server";
import { watchConnections } from "#app/platform/connections/connections.server";
import { watchChangesForReplicas } from "#app/platform/events/changes-for-replicas.server";
import { closeEvents, openEvents } from "#app/platform/events/events.server";
import { startStreams } from "#app/platform/events/streams.server";
import { closeDataFolder } from "#app/platform/files/private-folder.server";
import { purgeOnChange } from "#app/platform/http/cdn-purge.server";
import { watchPageChanges } from "#app/platform/http/page-cache.server";
import { startJobs } from "#app/platform/jobs/run-jobs.server";
import { log } from "#app/platform/log/log.server";
import { startOutbox } from "#app/platform/mail/outbox.server";
import { watchStatementTimes } from "#app/platform/metrics/database-metrics.server";
import type { TraceSettings } from "#app/platform/trace/trace-settings";
import { databaseTurns } from "#app/platform/turns/database-turns.server";
import { ALL_JOBS } from "./all-jobs.server";
import { archiveWal } from "./archive-wal.server";
import { beginDatabase } from "./begin-database.server";
import { prepareSite } from "./prepare-site.server";
import { startBackups } from "./scheduled-backups.server";
import { startPortraits } from "./start-portraits.server";

type Say = (step: string, seconds: number) => void;

/** Opens everything behind the pages, in order: database, schema, catalog, demo, mail and jobs. Returns a function that closes it. */
export async function openSite(say: Say = () => undefined, begun = beginDatabase()) {
  const settings = config();
  begun.tell(log);
  const stopTracing = settings.tracing ? await openTracing(settings.tracing) : async () => undefined;
  const step = async <T>(name: string, work: () => Promise<T>) => {
    const began = performance.now();
    const result = await work();
    say(name, (performance.now() - began) / 1000);
    return result;
  };
  const database = await begun.opened;
  say("database", (performance.now() - begun.at) / 1000);
  closeDataFolder(settings.dataDir);
  if (settings.databaseDirectUrl) await checkPooler(database.where);
  connectDatabase(database.where, settings.maxWaitMs, settings.databaseDirectUrl ? database.direct : null, databaseTurns);
  const stopWatching = watchStatementTimes();
  await step("schema", () => migrateDatabase(database.direct));
  const replicas = settings.databaseReplicaUrls.map((connectionString) => ({ connectionString }));
  for (const [index, replica] of replicas.entries()) await checkReplica(database.direct, replica, index + 1);
  connectReplicas(replicas, settings.maxWaitMs);
  const { demoAccounts, setupToken } = await unhurried(() => prepareSite(step));
  const stopStreams = startStreams();
  await openEvents(database.direct);
  watchPageChanges();
  const stopPurging = purgeOnChange();
  watchChangesForReplicas();
  watchTopics();
  watchConnections();
  watchBrand();
  watchRules();
  watchOwnTexts();
  const stopOutbox = startOutbox();
  const stopJobs = startJobs(ALL_JOBS);
  const stopBackups = startBackups();
  const stopLog = archiveWal(database.cluster);
  const stopPortraits = settings.demo && !settings.databaseUrl ? startPortraits() : async () => undefined;
  return {
    demoAccounts,
    /** The token of the setup address, as long as the site has no admin. */
    setupToken,
    async close() {
      await stopPortraits();
      await stopBackups();
      await stopLog();
      await stopJobs();
      await stopOutbox();
      stopStreams();
      await closeEvents();
      stopPurging();
      stopWatching();
      await disconnectDatabase();
      await database.close();
      await stopTracing();
    },
  };
}

/** Loads the tracing code only when a collector is configured. */
async function openTracing(settings: TraceSettings) {
  const { startTracing } = await import("#app/platform/trace/start-tracing.server");
  return startTracing(settings);
}
