import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const FEATURES = path.resolve(import.meta.dirname, "../../app/features");

export interface FormField {
  /** Room, schema and field: 'accounts/schema signInSchema.email'. */
  name: string;
  rules: z.ZodType;
}

/** Returns every field of every form, from the rooms' schemas; a table of fields counts as a schema. */
export async function formFields(): Promise<FormField[]> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.(test|server)\.ts$|\.server\.test/.test(name))
    .filter((name) => readFileSync(path.join(FEATURES, name), "utf8").includes('from "zod"'));
  const found = await Promise.all(files.map(async (file) => fieldsOfFile(file, await import(path.join(FEATURES, file)))));
  return found.flat();
}

const fieldsOfFile = (file: string, module: Record<string, unknown>): FormField[] =>
  Object.entries(module).flatMap(([name, value]) =>
    fieldsIn(value).map(([field, rules]) => ({ name: `${file.replace(".ts", "")} ${name}.${field}`, rules })),
  );

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
const areSchemas = (shape: object) => Object.entries(shape).filter((entry): entry is [string, z.ZodType] => isSchema(entry[1]));

function fieldsIn(rules: unknown): [string, z.ZodType][] {
  if (rules instanceof z.ZodObject) return areSchemas(rules.shape);
  if (rules instanceof z.ZodDiscriminatedUnion) return rules.options.flatMap(fieldsIn);
  return typeof rules === "object" && rules !== null && !isSchema(rules) ? areSchemas(rules) : [];
}
