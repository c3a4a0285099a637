import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes";

const APP = path.resolve(import.meta.dirname, "../../app");

/** An address that accepts posts, with its parameters filled in. */
export interface ActionUnderTest {
  address: string;
  file: string;
}

/** Returns every address whose module exports an `action`, according to `app/routes.ts` and the modules: new ones are included automatically. */
export const everyAction = (): ActionUnderTest[] => below(routes, "").filter(({ file }) => exportsAction(file));

function below(entries: readonly RouteConfigEntry[], above: string): ActionUnderTest[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? above : `${above}/${entry.path.replace(/^\//, "")}`;
    const address = `${filled(pattern) || "/"}${entry.index ? "?index" : ""}`;
    const own = entry.path !== undefined || entry.index ? [{ address, file: entry.file }] : [];
    return [...own, ...below(entry.children ?? [], pattern)];
  });
}

const filled = (pattern: string) => pattern.replaceAll(/:\w+/g, "00000000-0000-4000-8000-000000000000").replace("*", "nothing-there");

const exportsAction = (file: string) =>
  /^export (const|async function|function) action\b/m.test(readFileSync(path.join(APP, file), "utf8"));
