// node scripts/release-notes.mjs v0.2.0: prints CHANGELOG.md's section of the package's version. Fails if tests/schemas lacks its schema.
import { readFileSync } from "node:fs";
import { refuseUnkeptSchema } from "./kept-schemas.mjs";

/** The section below a version's heading. Throws an Error of one line when it is missing, or the version differs from the package's. */
export function releaseNotes(tag, changelog, packageVersion) {
  const version = tag.replace(/^v/, "");
  if (version !== packageVersion) throw new Error(`The tag is ${tag}, and package.json says ${packageVersion}.`);
  const parts = changelog.split(/^## /m).slice(1);
  const own = parts.find((part) => part.split(/\s/, 1)[0] === version);
  if (!own) throw new Error(`CHANGELOG.md has no heading "## ${version}": rename "Unreleased".`);
  return own.slice(own.indexOf("\n")).trim();
}

if (import.meta.main) {
  try {
    refuseUnkeptSchema(process.cwd());
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    process.stdout.write(`${releaseNotes(process.argv[2] ?? "", readFileSync("CHANGELOG.md", "utf8"), version)}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
