import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface SourceFile {
  path: string;
  lines: number;
  imports: string[];
  exports: string[];
}

const ROOT = path.resolve(import.meta.dirname, "../..");
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
const EXPORT = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;

/** Returns every source file below `app`, with its imports and exports; our own modules as paths from the repository's root, without extension. */
export function readSources(): SourceFile[] {
  const files = readdirSync(path.join(ROOT, "app"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `app/${file}`)
    .sort()
    .map((file) => sourceFile(file, readFileSync(path.join(ROOT, file), "utf8")));
}

/** A file as the rules see it, also for files that exist only in a test. */
export function sourceFile(file: string, text: string): SourceFile {
  const imports = [...text.matchAll(IMPORT)].map((match) => ownPath(file, match[1] ?? match[2] ?? ""));
  const exports = [...text.matchAll(EXPORT)].map(([, name = ""]) => name);
  return { path: file, lines: text.split("\n").length, imports, exports };
}

function ownPath(from: string, specifier: string) {
  if (specifier.startsWith("#app/")) return `app/${specifier.slice(5)}`;
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(from), specifier).replace(/\.tsx?$/, "");
  return specifier;
}
