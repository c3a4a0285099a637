import pg from "pg";
import { ALL_JOBS } from "#app/start/all-jobs.server";
import type { SiteUnderTest } from "../site";

/** Keeps the site's jobs from running as another server would that is making their passes: it holds the lock of each. Returns the function that lets them go. */
export async function stillJobs(site: SiteUnderTest) {
  const other = new pg.Client(site.database.where);
  await other.connect();
  for (const { name } of ALL_JOBS) await other.query("select pg_advisory_lock(hashtext($1))", [name]);
  return () => other.end();
}
