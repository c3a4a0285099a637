import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../tests/schemas");

/** Where the present schema of a folder's code is kept with the demo in it: called by its newest migration. */
export function keptSchemaFile(root, folder = FOLDER) {
  const { entries } = JSON.parse(readFileSync(path.join(root, "app/db/migrations/meta/_journal.json"), "utf8"));
  return path.join(folder, `${entries.at(-1).tag}.zip`);
}

/** Throws an Error of one line where the present schema, which a release is about to be of, is not kept. */
export function refuseUnkeptSchema(root, folder = FOLDER) {
  const file = keptSchemaFile(root, folder);
  if (!existsSync(file)) throw new Error(`${path.relative(root, file)} is missing: npm start once, then node scripts/schema-fixture.mjs`);
}
