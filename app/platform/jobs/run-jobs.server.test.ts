import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../tests/support/database";
import { type Job, startJobs } from "./run-jobs.server";

useDatabase();

const stops: (() => Promise<void>)[] = [];
const start = (...given: Parameters<typeof startJobs>) => stops.push(startJobs(...given));
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const always = (name: string, run: () => Promise<unknown>): Job => ({ name, everySeconds: 0, run });
const ask = () => db.execute(sql`select 1`);

test("with every job due at once the pages have all their connections, and the jobs need none of them", async () => {
  const gate = makeGate();
  const begun = new Set<number>();
  const ended = new Set<number>();
  const jobs = Array.from({ length: 13 }, (_, number) =>
    always(`job ${number}`, async () => {
      begun.add(number);
      await Promise.all([ask(), db.transaction(async (tx) => void (await tx.execute(sql`select 1`)))]);
      await gate.opened;
      await ask();
      ended.add(number);
    }),
  );
  start(jobs);
  await expect.poll(() => begun.size).toBeGreaterThan(0);
  const pages = db.$client;
  expect([pages.totalCount - pages.idleCount, pages.waitingCount]).toEqual([0, 0]);
  const held = await Promise.all(Array.from({ length: pages.options.max }, () => pages.connect()));
  expect(pages.waitingCount).toBe(0);
  gate.open();
  await expect.poll(() => ended.size).toBe(jobs.length);
  expect([pages.totalCount, pages.waitingCount]).toEqual([held.length, 0]);
  for (const client of held) client.release();
});

test("passes run one after another, and one that fails keeps no other from its turn", async () => {
  let underWay = 0;
  let maxAtOnce = 0;
  const ran = new Set<string>();
  const job = (name: string) =>
    always(name, async () => {
      underWay += 1;
      maxAtOnce = Math.max(maxAtOnce, underWay);
      await ask();
      underWay -= 1;
      ran.add(name);
      if (name === "b") throw new Error("out of order");
    });
  start([job("a"), job("b"), job("c"), job("d")]);
  await expect.poll(() => ran.size).toBe(4);
  expect(maxAtOnce).toBe(1);
});

test("while one server makes a pass, no other server makes the same, and takes it up again afterwards", async () => {
  const gate = makeGate();
  const passes: string[] = [];
  let turns = 0;
  const shared = (server: string) =>
    always("shared", async () => {
      passes.push(server);
      await gate.opened;
    });
  start([shared("first")]);
  await expect.poll(() => passes).toEqual(["first"]);
  start([shared("second"), always("another", async () => (turns += 1))]);
  await expect.poll(() => turns >= 3 || passes.length > 1).toBe(true);
  expect(passes).toEqual(["first"]);
  gate.open();
  await expect.poll(() => passes).toContain("second");
});

test("of four servers that are all due one makes the pass, and a pass that has failed is made by the next", async () => {
  const passes: number[] = [];
  const due = (server: number): Job => ({
    name: "once an hour",
    everySeconds: 3600,
    run: async () => {
      passes.push(server);
      if (passes.length === 1) throw new Error("out of order");
    },
  });
  for (const server of [1, 2, 3, 4]) start([due(server)], { firstPassSeconds: server / 10 });
  const turns: number[] = [];
  start([{ name: "afterwards", everySeconds: 3600, run: async () => turns.push(1) }], { firstPassSeconds: 2 });
  await expect.poll(() => turns).toEqual([1]);
  // Which of them is first depends on the machine.
  expect([passes.length, new Set(passes).size]).toEqual([2, 2]);
});

test("whose last pass began nearly an interval ago is due, for no timer is exact; what another server made meanwhile is not", async () => {
  const minutesAgo = { due: 58, made: 50 };
  for (const [name, minutes] of Object.entries(minutesAgo))
    await db.execute(sql`insert into job_passes values (${name}, now() - make_interval(mins => ${minutes}))`);
  const ran: string[] = [];
  const jobs = [...Object.keys(minutesAgo), "at last"].map((name) => ({ name, everySeconds: 3600, run: async () => ran.push(name) }));
  start(jobs, { firstPassSeconds: 0.3 });
  await expect.poll(() => ran.at(-1)).toBe("at last");
  expect(ran).toEqual(["due", "at last"]);
});

test("a pass that hangs is ended and said in the log: its locks are free, it writes nothing more, and the next job has its turn", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const gate = makeGate();
  const turns: string[] = [];
  let late: Promise<unknown> | undefined;
  const hangs = always("hangs", async () => {
    if (turns.includes("hangs")) return;
    late = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`);
      turns.push("hangs");
      await gate.opened;
      await tx.execute(sql`select 1`);
    });
    late.catch(() => undefined);
    await late;
  });
  const next = always("next", async () => {
    if (turns.at(-1) === "hangs") turns.push("next");
  });
  start([hangs, next], { passSeconds: 0.3 });
  await expect.poll(() => turns).toEqual(["hangs", "next"]);
  await db.execute(sql`select pg_advisory_xact_lock(4711)`);
  gate.open();
  await expect(late).rejects.toThrow();
  const said = lines.filter((line) => line.includes('"job ended"')).map((line) => JSON.parse(line));
  expect(said).toContainEqual(expect.objectContaining({ level: "error", job: "hangs", afterSeconds: 0.3 }));
});

test("a server that stops does not wait for a pass that hangs", async () => {
  let hasBegun = false;
  const hangs = always("hangs with the server", () => {
    hasBegun = true;
    return new Promise(() => undefined);
  });
  const stop = startJobs([hangs], { graceSeconds: 0.01 });
  await expect.poll(() => hasBegun).toBe(true);
  await stop();
  // PostgreSQL notices a cut connection only when it next uses it.
  const locks = () =>
    db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and objid = hashtext('hangs with the server')::bigint & 4294967295`);
  await expect.poll(locks).toMatchObject({ rows: [] });
});
