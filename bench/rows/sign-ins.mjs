import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder, removeFolder, startOurs } from "../servers.mjs";
import { median } from "../table.mjs";

const ACCOUNTS = 20;
const ROUNDS = 5;
const PAGES_A_ROUND = 40;
const PASSWORD = "Correct-horse-7";
const MOST = 2;

/** Median time of the home page while 20 accounts sign in at once, compared with its time without them. Password hashing has a queue of its own. */
export async function measure() {
  const folder = makeFolder();
  const ours = await startOurs(folder);
  const emails = Array.from({ length: ACCOUNTS }, (_, index) => `sign-in-${index}@example.com`);
  for (const email of emails) await join(ours.url, folder, email);
  const rounds = { alone: [], beside: [] };
  await homePages(ours.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.alone.push(...(await homePages(ours.url)));
    const crowd = { isOver: false };
    const signIns = emails.map((email) => signInAgainAndAgain(ours.url, email, crowd));
    rounds.beside.push(...(await homePages(ours.url)));
    crowd.isOver = true;
    await Promise.all(signIns);
  }
  await ours.stop();
  removeFolder(folder);
  const [beside, alone] = [median(rounds.beside), median(rounds.alone)];
  return [
    {
      name: "home page while 20 accounts sign in at once",
      ours: beside,
      unit: "ms",
      against: alone,
      againstName: "without them",
      goal: `≤ ${MOST}`,
      isMet: beside <= MOST * alone,
    },
  ];
}

/** Milliseconds of successive home pages, each with a cookie, so that no cached page is sent. */
async function homePages(url) {
  const times = [];
  for (let page = 0; page < PAGES_A_ROUND; page += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { cookie: "theme=none" } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the home page answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  return times;
}

async function signInAgainAndAgain(url, email, crowd) {
  while (!crowd.isOver) {
    const answer = await post(url, "/auth", { intent: "sign-in", email, password: PASSWORD });
    // A 503 is acceptable, too: everybody else's pages are what is measured.
    if (answer.status !== 303 && answer.status !== 503) throw new Error(`signing in answered ${answer.status}`);
  }
}

/** Signs up and presses the button of the mailed link. */
async function join(url, folder, email) {
  const fields = { intent: "sign-up", email, password: PASSWORD, confirmPassword: PASSWORD, category: "individual" };
  const answer = await post(url, "/auth?tab=sign-up", fields);
  if (answer.status !== 302 && answer.status !== 303) throw new Error(`signing up answered ${answer.status}`);
  const link = await mailedLink(path.join(folder, "outbox"), email);
  const confirmed = await post(url, link, {});
  if (confirmed.status !== 303) throw new Error(`confirming answered ${confirmed.status}`);
}

async function mailedLink(outbox, email) {
  for (let round = 0; round < 100; round += 1) {
    await wait(100);
    const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), "utf8"));
    const mail = mails.find((text) => text.includes(email)) ?? "";
    const plain = mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    const link = /\/auth\/confirm\?token=[\w-]+/.exec(plain)?.[0];
    if (link) return link;
  }
  throw new Error(`no confirmation was mailed to ${email}`);
}

async function post(url, path, fields) {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: url },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return answer;
}
