import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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
function command(name, ending = "done", patience = undefined) {
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
    }, ${JSON.stringify(patience)});`;
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

/** What a command that was killed at work has left. */
async function leftLock() {
  const killed = command("killed");
  await begun("killed");
  killed.child.kill("SIGKILL");
  await killed.ended;
  rmSync(path.join(clone, "steps"));
  go();
  return readFileSync(path.join(clone, LOCK), "utf8");
}

const SHORT = { keepMilliseconds: 5, leftMilliseconds: 10 };
const NEVER = { keepMilliseconds: 5, leftMilliseconds: 3_600_000 };

const withNumber = (left, pid) => left.split(" ").with(1, String(pid)).join(" ");

test.runIf(process.platform === "linux")(
  "a number that another process has by now keeps nobody waiting, and neither does one's own",
  async () => {
    const left = await leftLock();
    writeFileSync(path.join(clone, LOCK), withNumber(left, process.pid));
    const next = command("next", "ends", NEVER);
    expect([await next.ended, next.errors()]).toEqual([0, ""]);
    // As the first process of a container that starts again; it looks for a lock only once it has started.
    const own = command("own", "ends", NEVER);
    writeFileSync(path.join(clone, LOCK), withNumber(left, own.child.pid));
    expect([await own.ended, own.errors()]).toEqual([0, ""]);
    expect(steps()).toEqual(["next begins", "next ends", "own begins", "own ends"]);
  },
);

test.each([
  ["of another machine, or another container", "another-machine 1 5 elsewhere 7"],
  ["of which nothing was written", ""],
])("a lock %s keeps others waiting until nobody has kept it for a while", async (_, lock) => {
  writeFileSync(path.join(clone, LOCK), lock);
  go();
  const patient = command("patient", "done", NEVER);
  await waits(patient);
  expect(steps()).toEqual([]);
  const next = command("next", "done", SHORT);
  expect([await next.ended, await patient.ended]).toEqual([0, 0]);
  // Once it is gone, either may take it.
  expect(steps().map((step) => step.split(" ")[1])).toEqual(["begins", "done"]);
});

test("long work keeps its lock, and does not take away that of another", async () => {
  const lock = path.join(clone, LOCK);
  const first = command("first", "done", SHORT);
  await begun("first");
  const { mtimeMs } = statSync(lock);
  await vi.waitFor(() => expect(statSync(lock).mtimeMs).toBeGreaterThan(mtimeMs), { timeout: 60_000, interval: 5 });
  writeFileSync(lock, "another-machine 1 5 elsewhere 7");
  go();
  expect(await first.ended).toBe(0);
  expect(readFileSync(lock, "utf8")).toBe("another-machine 1 5 elsewhere 7");
});

test("of many who see a lock that was left one after the other works, and nothing of it is left", async () => {
  await leftLock();
  const names = Array.from({ length: 6 }, (_, index) => `waiter${index}`);
  const all = names.map((name) => command(name, "ends", NEVER));
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(names.map(() => 0));
  const said = steps();
  expect(said.length).toBe(2 * names.length);
  for (let at = 0; at < said.length; at += 2) expect(said[at + 1]).toBe(said[at].replace("begins", "ends"));
  expect(readdirSync(clone).filter((name) => name.startsWith(LOCK))).toEqual([]);
});
