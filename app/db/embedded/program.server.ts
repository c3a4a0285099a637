import { spawn } from "node:child_process";
import type { RunAs } from "./run-as.server";

/** Nothing of the caller's environment reaches PostgreSQL: no PGDATA, no locale, no time zone. */
export const PLAIN_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };

/** How PostgreSQL's programs are started: from a folder that anyone may enter, as the person chosen for them. */
export const asPerson = ({ uid, gid }: RunAs) => ({ uid, gid, cwd: "/", env: PLAIN_ENVIRONMENT });

/** Runs a program to its end. `output` is what it said on standard error; a program that cannot be started has the code null. */
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

/** A program that is there and "does not exist" asks for a loader of another C library. */
export function whyNotStarted(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "the bundled PostgreSQL does not run on this system (it needs glibc 2.27 or later): set DATABASE_URL";
  return `${error.message}: set DATABASE_URL`;
}

/** The one line of PostgreSQL's output that says why. */
export function gist(output: string): string {
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const line = lines.findLast((each) => /PANIC|FATAL|error:/.test(each)) ?? lines.at(-1) ?? "it said nothing";
  return line.replace(/^.*?(PANIC|FATAL|error):\s*/, "");
}
