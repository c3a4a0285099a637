// Fills a migrated database with synthetic advisors: the same for the same number, by COPY and a single indexing pass.

import { once } from "node:events";
import { chmodSync, createWriteStream, rmSync } from "node:fs";
import path from "node:path";
import { advisors } from "./advisers.mjs";

const ZONES = ["Europe/London", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "America/Los_Angeles", "Asia/Singapore"];
const LANGUAGES = ["{en}", "{en,fr}", "{en,de}", "{en,es}", "{en,it}", "{en}"];
const LEVELS = ["experienced", "senior", "expert"];
const EXPERIENCE = ["1-3", "4-7", "8-12", "13-20", "20+"];

const COPIES = {
  users: "users (id, email, email_confirmed_at)",
  profiles: "profiles (user_id, email, first_name, display_name)",
  advisors: `advisers (id, user_id, slug, category, first_name, last_name, display_name, job_title, bio, timezone, languages, experience, hourly_rate,
    rating_sum, rating_count, total_sessions, reply_minutes, requests_answered, requests_received)`,
  topics: "adviser_topics (adviser_id, topic_id, is_primary, expertise_level)",
  hours: "weekly_hours (adviser_id, weekday, start_minute, end_minute)",
};

export const idOf = (kind, number) => `${kind}0000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;

/** Loads `count` advisors through a superuser's client. The database server must be able to read `folder`. Returns the seconds it took. */
export async function loadAdvisors(client, count, folder) {
  const began = performance.now();
  const { rows: topics } = await client.query("select id, category from topics order by name");
  const files = await writeFiles(count, topics, folder);
  await client.query("set statement_timeout = 0");
  await client.query("set maintenance_work_mem = '1GB'");
  await client.query("alter table weekly_hours drop constraint if exists weekly_hours_no_overlap");
  await client.query("set session_replication_role = replica");
  for (const [name, columns] of Object.entries(COPIES)) await client.query(`copy ${columns} from '${files[name]}'`);
  // Building an index at the end is much faster than maintaining it.
  const { rows: indexes } = await client.query(
    "select indexname, indexdef from pg_indexes where indexname in ('adviser_words_words', 'adviser_words_order', 'adviser_ranks_order')",
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await client.query("select index_all_advisers()");
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query("set session_replication_role = origin");
  await client.query(
    "insert into topic_supply select topic_id, count(*) from adviser_ranks group by topic_id on conflict (topic_id) do update set advisers = excluded.advisers",
  );
  await client.query("vacuum (analyze) adviser_words, adviser_ranks, advisers, adviser_topics, users, weekly_hours");
  await client.query("select count_search_words()");
  await client.query("vacuum (analyze) search_words");
  for (const file of Object.values(files)) rmSync(file);
  return (performance.now() - began) / 1000;
}

async function writeFiles(count, topics, folder) {
  const files = Object.fromEntries(Object.keys(COPIES).map((name) => [name, path.join(folder, `${name}-${count}.tsv`)]));
  const streams = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, createWriteStream(file, { mode: 0o644 })]));
  const lines = Object.fromEntries(Object.keys(COPIES).map((name) => [name, ""]));
  const flush = async () => {
    for (const name of Object.keys(lines)) {
      if (!streams[name].write(lines[name])) await once(streams[name], "drain");
      lines[name] = "";
    }
  };
  for (const person of advisors(count)) {
    addLines(lines, person, topics);
    if (lines.advisors.length > 1 << 20) await flush();
  }
  await flush();
  for (const stream of Object.values(streams)) await new Promise((resolve) => stream.end(resolve));
  for (const file of Object.values(files)) chmodSync(file, 0o644);
  return files;
}

function addLines(lines, { id, name, headline, bio, topics: numbers, rating, sessions, rate, avail }, topics) {
  const [user, advisor] = [idOf("a", id), idOf("b", id)];
  const [first, last] = name.split(" ");
  const ratings = Math.floor(sessions / 3);
  const of = (list) => list[id % list.length];
  const email = `bench-${id}@bench.example`;
  const own = numbers.map((number) => topics[(number - 1) % topics.length]);
  lines.users += `${user}\t${email}\t2026-01-01\n`;
  lines.profiles += `${user}\t${email}\t${first}\t${name}\n`;
  lines.advisors += `${[advisor, user, `bench-${id}`, own[0].category, first, last, name, headline, bio, of(ZONES), of(LANGUAGES), of(EXPERIENCE), rate, Math.round(rating * ratings), ratings, sessions, 20 + (id % 2000), sessions, sessions + (id % 5)].join("\t")}\n`;
  own.forEach((topic, place) => {
    lines.topics += `${advisor}\t${topic.id}\t${place === 0 ? "t" : "f"}\t${LEVELS[(id + place) % 3]}\n`;
  });
  for (let day = 0; day < 7; day += 1) {
    const hours = avail.slice(day * 24, day * 24 + 24);
    const start = hours.indexOf("1");
    if (start >= 0) lines.hours += `${advisor}\t${day + 1}\t${start * 60}\t${Math.min(1440, (hours.lastIndexOf("1") + 1) * 60)}\n`;
  }
}
