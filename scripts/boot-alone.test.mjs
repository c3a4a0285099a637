import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const scratch = mkdtempSync(path.join(os.tmpdir(), "boot-alone-"));
afterAll(() => rmSync(scratch, { recursive: true }));
const LOCK = ".sagebridge-at-work";
const alone = pathToFileURL(path.resolve("scripts/boot-alone.mjs"));

let clone = "";
let number = 0;
beforeEach(() => {
  clone = path.join(scratch, String(number++));
  mkdirSync(path.join(clone, "build"), { recursive: true });
});

/** A command that works until `go` is in the clone, and writes into `steps` what it does; the work is done if it says so there, and fails for 'fails'. */
function command(name, ending = "done") {
  const program = `
    import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
    import { setTimeout as wait } from "node:timers/promises";
    import { doAlone } from ${JSON.stringify(alone.href)};
    const isDone = () => existsSync("steps") && readFileSync("steps", "utf8").includes("done");
    await doAlone(process.cwd(), "build", isDone, async () => {
      appendFileSync("steps", "${name} begins\\n");
      // As installing and building do.
      for (const folder of ["build", "node_modules"]) rmSync(folder, { recursive: true, force: true });
      while (!existsSync("go")) await wait(5);
      if ("${ending}" === "fails") throw new Error("the build fails");
      appendFileSync("steps", "${name} ${ending}\\n");
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { cwd: clone });
  let errors = "";
  child.stderr.on("data", (text) => (errors += text));
  const ended = new Promise((resolve) => child.on("close", resolve));
  return { child, ended, errors: () => errors };
}

const steps = () => (existsSync(path.join(clone, "steps")) ? readFileSync(path.join(clone, "steps"), "utf8").trim().split("\n") : []);
const go = () => writeFileSync(path.join(clone, "go"), "");
const begun = (name) => vi.waitFor(() => expect(steps()).toContain(`${name} begins`), { timeout: 60_000, interval: 5 });
const waits = (other) => vi.waitFor(() => expect(other.errors()).toContain("this one waits for it"), { timeout: 60_000, interval: 5 });

test("of two commands the second says that it waits, and what the first has done it does not do again", async () => {
  const first = command("first");
  await begun("first");
  const second = command("second");
  await waits(second);
  go();
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  expect(steps()).toEqual(["first begins", "first done"]);
  expect([first.errors(), second.errors().match(/waits/g)?.length, existsSync(path.join(clone, LOCK))]).toEqual(["", 1, false]);
});

test("where the first fails, the second does it", async () => {
  const first = command("first", "fails");
  await begun("first");
  const second = command("second");
  await waits(second);
  go();
  expect(await first.ended).toBe(1);
  expect(await second.ended).toBe(0);
  expect(steps()).toEqual(["first begins", "second begins", "second done"]);
});

test("one that was killed, even without notice, keeps nobody waiting", async () => {
  const killed = command("killed");
  await begun("killed");
  killed.child.kill("SIGKILL");
  await killed.ended;
  go();
  const next = command("next");
  expect([await next.ended, next.errors()]).toEqual([0, ""]);
  expect(steps()).toEqual(["killed begins", "next begins", "next done"]);
});

test("a file that is older than any work, and one of another machine's, are told apart", async () => {
  const lock = path.join(clone, LOCK);
  writeFileSync(lock, "another-machine 1");
  go();
  const second = command("second");
  await waits(second);
  expect(steps()).toEqual([]);
  utimesSync(lock, new Date(0), new Date(0));
  expect(await second.ended).toBe(0);
  expect(steps()).toEqual(["second begins", "second done"]);
});
