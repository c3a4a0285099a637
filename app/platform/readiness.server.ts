import { checkDatabaseReady } from "#app/db/client.server";

let asked: Promise<boolean> | null = null;

/** Whether the database, or a replica while there is no primary, responds. Concurrent callers share one query. */
export function isReady(): Promise<boolean> {
  asked ??= checkDatabaseReady().finally(() => {
    asked = null;
  });
  return asked;
}
