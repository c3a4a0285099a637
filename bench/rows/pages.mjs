import { writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import pg from "pg";
import { openModules } from "../app-modules.mjs";
import { interleave } from "../load.mjs";
import { makeFolder, removeFolder, signIn, startBare, startBareReact, startOurs } from "../servers.mjs";

const PAGES = ["/", "/find-advisor", "/business", "/business/strategy", "/auth"];
const GOAL_OF_KEPT = 0.7;
/** Ratio to React alone over the same rows. */
const GOAL_OF_SIGNED_IN = 0.25;

const SESSION = `select u.*, p.*, s.* from sessions s join users u on u.id = s.user_id left join profiles p on p.user_id = u.id
  where s.token_hash = $1 and s.expires_at > now()`;
const ROWS = `select c.*, a.display_name, a.avatar_url, a.slug, p.display_name as client_name, n.text from consultations c
  join advisers a on a.id = c.adviser_id left join profiles p on p.user_id = c.client_id
  left join consultation_notes n on n.consultation_id = c.id and n.user_id = $1`;
const OWN_HOURS = "select a.*, h.* from advisers a left join weekly_hours h on h.adviser_id = a.id where a.user_id = $1";

/** The rows that a signed-in page shows, one statement per kind. */
const SIGNED_IN = [
  { page: "/consultations", who: "client", reads: [`${ROWS} where c.client_id = $1`] },
  { page: "/advisor-profile", who: "advisor", reads: [`${ROWS} where a.user_id = $1`, OWN_HOURS] },
];

/**
 * Requests a second of anonymous pages, compared with a bare Node server that sends the same bytes; and of pages rendered for a signed-in
 * person, compared with React alone rendering the same markup: over the same rows, read anew for each request, and from memory.
 */
export async function measure() {
  const folder = makeFolder();
  // A long maximum wait: this measures throughput, without refusals.
  const ours = await startOurs(folder, { env: { MAX_WAIT_SECONDS: "60" } });
  const advisor = /(\/advisors\/[^<"?#]+)</.exec(await (await fetch(`${ours.url}/sitemap.xml`)).text())[1];
  const rows = [];
  for (const page of [...PAGES, advisor]) rows.push(await keptPage(ours.url + page, page === advisor ? "an advisor's page" : page, folder));
  const modules = await openModules();
  const { openEmbeddedDatabase } = await modules.load("db/embedded/supervisor.server.ts");
  const database = await openEmbeddedDatabase({ dataDir: folder });
  for (const page of SIGNED_IN) rows.push(...(await signedInPage(ours.url, page, folder, database.connection)));
  await database.stop();
  await modules.close();
  await ours.stop();
  removeFolder(folder);
  return rows;
}

async function keptPage(url, name, folder) {
  for (let visit = 0; visit < 5; visit++) await bytesOf(url);
  const { body, headers } = await bytesOf(url);
  const file = path.join(folder, "body");
  writeFileSync(file, body);
  const bare = await startBare(file, headers);
  const accept = { "accept-encoding": "br" };
  const [rate, bareRate] = await interleave([
    { url, headers: accept },
    { url: bare.url, headers: accept },
  ]);
  await bare.stop();
  return rowOf(`${name}, requests a second`, rate, bareRate, "bare Node, same bytes", GOAL_OF_KEPT);
}

async function signedInPage(site, { page, who, reads }, folder, connection) {
  const cookie = await signIn(site, folder, who);
  const url = site + page;
  const [file, readsFile] = [path.join(folder, "page.html"), path.join(folder, "reads.json")];
  writeFileSync(file, await (await fetch(url, { headers: { cookie } })).text());
  writeFileSync(readsFile, JSON.stringify({ connection, statements: await statementsOf(connection, reads) }));
  const [overRows, alone] = [await startBareReact(file, readsFile), await startBareReact(file)];
  const [rate, rowsRate, aloneRate] = await interleave([{ url, headers: { cookie } }, { url: overRows.url }, { url: alone.url }]);
  await overRows.stop();
  await alone.stop();
  const name = `${page} signed in, requests a second`;
  return [
    rowOf(name, rate, rowsRate, "bare React, same rows and markup", GOAL_OF_SIGNED_IN),
    { name, ours: rate, unit: "/s", against: aloneRate, againstName: "bare React, same markup, nothing read" },
  ];
}

/** The session and the rows of the last person to sign in. */
async function statementsOf(connection, reads) {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query("select user_id, encode(token_hash, 'hex') as token from sessions order by created_at desc limit 1");
  await client.end();
  const [{ user_id: userId, token }] = rows;
  const session = { text: SESSION.replace("$1", "decode($1, 'hex')"), values: [token] };
  return [session, ...reads.map((text) => ({ text, values: [userId] }))];
}

const rowOf = (name, ours, against, againstName, goal) => ({
  name,
  ours,
  unit: "/s",
  against,
  againstName,
  goal: `≥ ${goal}`,
  isMet: ours / against >= goal,
});

/** The compressed bytes as transferred; fetch would decompress them. */
function bytesOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const { date, connection, "keep-alive": alive, "transfer-encoding": encoding, ...headers } = response.headers;
        resolve({ body: Buffer.concat(chunks), headers });
      });
    }).on("error", reject);
  });
}
