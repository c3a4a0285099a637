import { interleave } from "../load.mjs";
import { makeFolder, removeFolder, startOurs } from "../servers.mjs";

const QUESTION = { requested_topic: "Business Strategy", requested_time: null, duration_minutes: 30, urgency: "normal" };

export async function measureOverHttp({ databases, where, modules }) {
  const sites = [];
  for (const { size, database, connection } of [databases[0], databases.at(-1)]) {
    const folder = makeFolder();
    const cookie = await sessionOf(modules, connection, size);
    const url = `postgres://${where.user}@localhost/${database}?host=${encodeURIComponent(where.host)}`;
    sites.push({ size, folder, cookie, ...(await startOurs(folder, { path: "/livez", env: { DATABASE_URL: url, DEMO: "0" } })) });
  }
  const posts = sites.map(({ url, cookie }) => ({
    url: `${url}/functions/match-adviser`,
    method: "POST",
    headers: { cookie, origin: url, "content-type": "application/json" },
    body: JSON.stringify(QUESTION),
  }));
  for (const { url, ...post } of posts) {
    const answer = await fetch(url, post);
    const { matches } = await answer.json();
    if (answer.status !== 200 || matches.length !== 10)
      throw new Error(`match-adviser answered ${answer.status} with ${matches?.length} matches`);
  }
  const [few, many] = await interleave(posts);
  for (const site of sites) {
    await site.stop();
    removeFolder(site.folder);
  }
  const goal = 0.8;
  return [
    {
      name: `match-adviser over HTTP, ${sites[1].size.toLocaleString("en")} advisors, requests a second`,
      ours: many,
      unit: "/s",
      against: few,
      againstName: `with ${sites[0].size.toLocaleString("en")}`,
      goal: `at least ${goal} times`,
      isMet: many / few >= goal,
    },
  ];
}

/** Creates a client with a session, as signing in would. */
async function sessionOf(modules, connection, size) {
  const { tokenHash } = await modules.load("platform/secret.server.ts");
  const token = Buffer.alloc(32, size % 251).toString("base64url");
  await connection.$client.query("delete from users where email = 'client@bench.example'");
  const { rows } = await connection.$client.query(
    "insert into users (email, email_confirmed_at) values ('client@bench.example', now()) returning id",
  );
  await connection.$client.query(
    "insert into profiles (user_id, email, first_name, display_name, timezone) values ($1, 'client@bench.example', 'Bench', 'Bench', 'Europe/London')",
    [rows[0].id],
  );
  await connection.$client.query("insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')", [
    rows[0].id,
    tokenHash(token),
  ]);
  return `session=${token}`;
}
