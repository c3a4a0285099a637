import { isReady } from "#app/platform/readiness.server";

/** The database is reachable, or a replica that pages can be read from; also returns the version of the time zone data. */
export async function loader() {
  const database = await isReady();
  const body = { ready: database, database, zoneData: process.versions.tz };
  return Response.json(body, { status: database ? 200 : 503, headers: { "cache-control": "no-store" } });
}
