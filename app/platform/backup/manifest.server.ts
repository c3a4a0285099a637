import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

export const FORMAT = 1;
export const MANIFEST_FILE = "manifest.json";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const plainName = z.string().regex(/^[\w-]+$/);
/** Every segment of a path is a plain name, so that no path leads out of the folder. */
const plainPath = z
  .string()
  .regex(/^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i)
  .refine((value) => !value.includes(".."));

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The moment that the backup shows. */
  at: z.iso.datetime(),
  postgres: z.string(),
  /** The schema version of the rows: the hashes of its migrations, oldest first. */
  migrations: z.array(sha256),
  tables: z.array(
    z.object({
      schema: plainName,
      name: plainName,
      columns: z.array(z.string()),
      rows: z.number(),
      /** See `RowSum`. */
      sum: sha256,
      /** Hash of the compressed file as stored. */
      sha256,
    }),
  ),
  sequences: z.array(z.object({ schema: plainName, name: z.string(), lastValue: z.string().nullable() })),
  files: z.array(z.object({ path: plainPath, size: z.number(), sha256 })),
  /** Files that the database names although the store had lost them already. */
  lostFiles: z.array(z.string()),
  /** Other files of DATA_DIR: the secret, unless it is set by a variable. */
  beside: z.array(z.object({ path: plainPath, sha256 })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type KeptFileEntry = Manifest["files"][number];

/** The file of a table's rows in a backup. */
export const tableFile = ({ schema, name }: { schema: string; name: string }) => path.join("tables", `${schema}.${name}.copy.gz`);

/** Reads the manifest of a backup. Throws an Error of one line when this version cannot restore it. */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(path.join(folder, MANIFEST_FILE), "utf8");
  } catch (error) {
    throw new Error(`${folder} is no backup (${MANIFEST_FILE} cannot be read: ${(error as NodeJS.ErrnoException).code}).`);
  }
  const parsed = manifestSchema.safeParse(readJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${path.join(folder, MANIFEST_FILE)} is damaged, or of another version of Sagebridge.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
