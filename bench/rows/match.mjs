import { writeFileSync } from "node:fs";
import path from "node:path";
import { interleave } from "../load.mjs";
import { makeFolder, removeFolder, signIn, startBare, startOurs } from "../servers.mjs";

const QUESTION = { requested_topic: "Business Strategy", requested_time: null, duration_minutes: 30, urgency: "normal" };

/** Requests a second of a match for a signed-in client: candidates, free times, score, prices and stored quotes, beside a bare Node server sending the same bytes. */
export async function measure() {
  const folder = makeFolder();
  const ours = await startOurs(folder);
  const cookie = await signIn(ours.url, folder);
  const post = {
    method: "POST",
    headers: { cookie, origin: ours.url, "content-type": "application/json" },
    body: JSON.stringify(QUESTION),
  };
  const url = `${ours.url}/functions/match-adviser`;
  const answer = await fetch(url, post);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`match-adviser answered ${answer.status}: ${text}`);
  const file = path.join(folder, "match");
  writeFileSync(file, text);
  const bare = await startBare(file, { "content-type": "application/json" });
  const [rate, bareRate] = await interleave([
    { url, ...post },
    { url: bare.url, ...post },
  ]);
  await bare.stop();
  await ours.stop();
  removeFolder(folder);
  return [{ name: "match-adviser, requests a second", ours: rate, unit: "/s", against: bareRate, againstName: "bare Node, same bytes" }];
}
