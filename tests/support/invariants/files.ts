import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Ask } from "./ask";

/** Lists a DATA_DIR's folder store as '<bucket>/<path>'. */
export function filesIn(dataDir: string): string[] {
  const root = path.join(dataDir, "files");
  const names = statSync(root, { throwIfNoEntry: false }) ? readdirSync(root, { recursive: true, encoding: "utf8" }) : [];
  return names.filter((name) => statSync(path.join(root, name)).isFile());
}

/** Every column that names a file, as its bucket and path. */
const NAMED = `select 'videos' as bucket, file_path as path from hero_videos union select 'videos', poster_path from hero_videos
  union select 'videos', file_path from hero_grid_videos union select 'videos', poster_path from hero_grid_videos
  union select 'branding', file_path from logos union select 'branding', one.value from logos, jsonb_each_text(drawn) as one
  union select 'messages', file_path from message_files union select 'certificates', file_path from application_certificates
  union select 'avatars', substr(avatar_url, length('/files/avatars/') + 1) from profiles where avatar_url like '/files/avatars/%'
  union select 'avatars', substr(avatar_url, length('/files/avatars/') + 1) from advisers where avatar_url like '/files/avatars/%'`;

const BREACHES: [breach: string, statement: string][] = [
  [
    "a file is named that has no row",
    `select n.bucket || '/' || n.path as what from (${NAMED}) n where n.path is not null
     and not exists (select from files f where f.bucket = n.bucket and f.path = n.path)`,
  ],
  [
    "nothing names a file, and its days of grace are over",
    `select f.bucket || '/' || f.path as what from files f where f.created_at < now() - interval '2 days'
     and not exists (select from (${NAMED}) n where n.bucket = f.bucket and n.path = f.path)`,
  ],
];

/** I7: every path in a row is a file in the store, and every file in the store has a row, or is scheduled for removal. */
export async function brokenFiles(ask: Ask, stored: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [breach, statement] of BREACHES)
    for (const { what } of await ask<{ what: string }>(statement)) found.push(`I7 ${breach}: ${what}`);
  const lying = new Set(stored);
  const rows = await ask<{ file: string }>("select bucket || '/' || path as file from files");
  for (const { file } of rows) if (!lying.has(file)) found.push(`I7 the store has lost a file: ${file}`);
  const leaving = await ask<{ file: string }>("select bucket || '/' || path as file from file_removals");
  const known = new Set([...rows, ...leaving].map(({ file }) => file));
  // An unfinished file is '<file>.<id>.part', and is removed once it has rested.
  for (const file of lying)
    if (!known.has(file.replace(/\.[\da-f-]{36}\.part$/, ""))) found.push(`I7 nobody knows of a file of the store: ${file}`);
  return found;
}
