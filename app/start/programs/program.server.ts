import { existsSync } from "node:fs";
import { type Config, config } from "#app/config.server";
import { chooseDataFolder, isCluster } from "#app/db/embedded/data-folder.server";
import { lastWords } from "#app/platform/log/log.server";
import { type OpenedDatabase, openDatabase } from "../open-database.server";

/** Prints a command's output. */
export const print = (text: string) => process.stdout.write(`${text}\n`);

/** Runs a command to its end. A failure prints one line that says what to do; for a full disk, also which one. */
export async function runProgram(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === "ENOSPC";
    process.stderr.write(`\n  ${isFull ? "The disk is full: free some and run this again." : lastWords(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs work with an existing database, without creating one. */
export async function withDatabase<Result>(work: (database: OpenedDatabase, settings: Config) => Promise<Result>): Promise<Result> {
  const settings = config();
  if (!settings.databaseUrl && !hasCluster(settings.dataDir))
    throw new Error(`There is no database in ${settings.dataDir}: set DATA_DIR or DATABASE_URL.`);
  const database = await openDatabase(settings);
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}

/** Whether DATA_DIR has an embedded database. */
export const hasCluster = (dataDir: string) => existsSync(dataDir) && isCluster(chooseDataFolder(dataDir).folder);
