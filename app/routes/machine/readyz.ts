import { isReady } from "#app/platform/readiness.server";

/** The database answers too; with the version of the zone data that times are reckoned by. */
export async function loader() {
  const database = await isReady();
  const body = { ready: database, database, zoneData: process.versions.tz };
  return Response.json(body, { status: database ? 200 : 503, headers: { "cache-control": "no-store" } });
}
