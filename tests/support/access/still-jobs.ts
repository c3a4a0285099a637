import pg from "pg";
import { ALL_JOBS } from "#app/start/all-jobs.server";
import type { SiteUnderTest } from "../site";

/** Stops the site's jobs by holding the lock of each, as another server running them would. Returns the function that releases the locks. */
export async function stillJobs(site: SiteUnderTest) {
  const other = new pg.Client(site.database.where);
  await other.connect();
  for (const { name } of ALL_JOBS) await other.query("select pg_advisory_lock(hashtext($1))", [name]);
  return () => other.end();
}
