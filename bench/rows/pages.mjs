import { writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { interleave } from "../load.mjs";
import { makeFolder, removeFolder, signIn, startBare, startBareReact, startOurs } from "../servers.mjs";

const PAGES = ["/", "/find-advisor", "/business", "/business/strategy", "/auth"];
const GOAL_OF_KEPT = 0.7;
const GOAL_OF_SIGNED_IN = 0.1;

/**
 * Requests a second of anonymous pages, each beside a bare Node server that sends the very same bytes; and of a page that is rendered for
 * somebody signed in, beside React alone that draws the same markup.
 */
export async function measure() {
  const folder = makeFolder();
  const ours = await startOurs(folder);
  const advisor = /(\/advisors\/[^<"?#]+)</.exec(await (await fetch(`${ours.url}/sitemap.xml`)).text())[1];
  const rows = [];
  for (const page of [...PAGES, advisor]) rows.push(await keptPage(ours.url + page, page === advisor ? "an advisor's page" : page, folder));
  const cookie = await signIn(ours.url, folder);
  for (const page of ["/", "/consultations"]) rows.push(await signedInPage(ours.url + page, page, cookie, folder));
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

async function signedInPage(url, name, cookie, folder) {
  const file = path.join(folder, "page.html");
  writeFileSync(file, await (await fetch(url, { headers: { cookie } })).text());
  const bare = await startBareReact(file);
  const [rate, bareRate] = await interleave([{ url, headers: { cookie } }, { url: bare.url }]);
  await bare.stop();
  return rowOf(`${name} signed in, requests a second`, rate, bareRate, "bare React, same markup", GOAL_OF_SIGNED_IN);
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

/** The packed bytes as they travel; fetch would unpack them. */
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
