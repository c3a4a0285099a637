import { spawn } from "node:child_process";
import type { RunAs } from "./run-as.server";

/** None of the caller's environment reaches PostgreSQL: no PGDATA, no locale, no time zone. */
export const PLAIN_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };

/** Options to start PostgreSQL's programs: in a folder that anyone may enter, as the chosen user. */
export const asPerson = ({ uid, gid }: RunAs) => ({ uid, gid, cwd: "/", env: PLAIN_ENVIRONMENT });

/** Runs a program to its end. `output` is its standard error; the code is null for a program that cannot be started. */
export function runProgram(program: string, args: string[], person: RunAs): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, { ...asPerson(person), stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ code: null, output: whyNotStarted(error) }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** An existing program that "does not exist" was built for another C library's loader. */
export function whyNotStarted(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "the bundled PostgreSQL does not run on this system (it needs glibc 2.27 or later): set DATABASE_URL";
  return `${error.message}: set DATABASE_URL`;
}

/** Extracts the line of PostgreSQL's output that states the reason. */
export function gist(output: string): string {
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const line = lines.findLast((each) => /PANIC|FATAL|error:/.test(each)) ?? lines.at(-1) ?? "it said nothing";
  return line.replace(/^.*?(PANIC|FATAL|error):\s*/, "");
}
