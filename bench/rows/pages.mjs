import { writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { interleave } from "../load.mjs";
import { makeFolder, removeFolder, startBare, startOurs } from "../servers.mjs";

const PAGES = [
  ["/", "home page"],
  ["/auth", "/auth"],
];

/** Requests a second of anonymous pages, each beside a bare Node server that sends the very same bytes. */
export async function measure() {
  const folder = makeFolder();
  const ours = await startOurs(folder);
  const rows = [];
  for (const [page, name] of PAGES) {
    for (let visit = 0; visit < 5; visit++) await bytesOf(ours.url + page);
    const { body, headers } = await bytesOf(ours.url + page);
    const file = path.join(folder, "body");
    writeFileSync(file, body);
    const bare = await startBare(file, headers);
    const accept = { "accept-encoding": "br" };
    const [rate, bareRate] = await interleave([
      { url: ours.url + page, headers: accept },
      { url: bare.url, headers: accept },
    ]);
    await bare.stop();
    rows.push({
      name: `${name}, requests a second`,
      ours: rate,
      unit: "/s",
      against: bareRate,
      againstName: "bare Node, same bytes",
      goal: "≥ 0.7",
      isMet: rate / bareRate >= 0.7,
    });
  }
  await ours.stop();
  removeFolder(folder);
  return rows;
}

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
