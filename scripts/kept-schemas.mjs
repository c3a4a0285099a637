import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../tests/schemas");

/** The file that stores the current schema with the demo in it, named after the newest migration. */
export function keptSchemaFile(root, folder = FOLDER) {
  const { entries } = JSON.parse(readFileSync(path.join(root, "app/db/migrations/meta/_journal.json"), "utf8"));
  return path.join(folder, `${entries.at(-1).tag}.zip`);
}

/** Throws an Error of one line when the current schema, which a release would have, is not stored. */
export function refuseUnkeptSchema(root, folder = FOLDER) {
  const file = keptSchemaFile(root, folder);
  if (!existsSync(file)) throw new Error(`${path.relative(root, file)} is missing: npm start once, then node scripts/schema-fixture.mjs`);
}
