import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SERVER_MEMORY } from "../scripts/server-memory.mjs";

const read = (file: string) => readFileSync(file, "utf8");
const isInstalled = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
};

const REGISTERED = new Set(
  globSync("app/**/*.ts").flatMap((file) =>
    [...read(file).matchAll(/\b(?:counter|gauge|histogram)\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
  ),
);
const OF_A_HISTOGRAM = /_(bucket|sum|count)$/;

test.each([
  "deploy/grafana/sagebridge.json",
  "deploy/prometheus/alerts.yaml",
  "deploy/prometheus/alerts.test.yaml",
])("%s asks for figures that there are", (file) => {
  const asked = new Set(read(file).match(/\b(?:sagebridge|process|nodejs)_\w+/g));
  expect(asked.size).toBeGreaterThan(3);
  expect([...asked].filter((name) => !REGISTERED.has(name) && !REGISTERED.has(name.replace(OF_A_HISTOGRAM, "")))).toEqual([]);
});

test("the board has a panel for each figure but those that other figures stand for", () => {
  const board = read("deploy/grafana/sagebridge.json");
  const missing = [...REGISTERED].filter((name) => !name.startsWith("test_") && !board.includes(name));
  expect(missing.sort()).toEqual(["process_start_time_seconds", "sagebridge_job_seconds", "sagebridge_line_delay_seconds"]);
});

test.skipIf(!isInstalled("promtool"))("Prometheus takes the alerts, and they go off when they should (needs Debian's prometheus)", () => {
  expect(run("promtool", "check", "rules", "deploy/prometheus/alerts.yaml")).toMatchObject({ status: 0 });
  expect(run("promtool", "test", "rules", "deploy/prometheus/alerts.test.yaml")).toMatchObject({ status: 0 });
});

const VARIABLES = /^ {2}([A-Z][A-Z0-9_]+):/gm;
const known = new Set([...read("app/config.server.ts").matchAll(VARIABLES)].map(([, name]) => name));

const serviceOf = (name: string) =>
  read("deploy/compose.yaml")
    .split(`\n  ${name}:\n`)[1]
    ?.split(/\n {2}\w+:\n/)[0] ?? "";

test("the services of compose.yaml name services, volumes and networks that there are, and the site goes through PgBouncer", () => {
  const compose = read("deploy/compose.yaml");
  const services = [...compose.split("\nservices:")[1]!.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  expect(services).toEqual(expect.arrayContaining(["site", "database", "pgbouncer", "store", "mail", "nginx"]));
  const waitedFor = [...compose.matchAll(/^ {6}(\w+): \{ condition:/gm)].map(([, name]) => name);
  const hosts = [...serviceOf("site").matchAll(/(?:@|\w:\/\/)(\w+):\d+/g)].map(([, name]) => name).filter((name) => name !== "sagebridge");
  expect(new Set(hosts)).toEqual(new Set(["pgbouncer", "database", "store", "mail"]));
  expect([...waitedFor, ...hosts].filter((name) => !services.includes(name))).toEqual([]);
  const ends = compose.split("\nnetworks:")[1] ?? "";
  const named = [...compose.matchAll(/"(\w+):\/\w/g), ...compose.matchAll(/networks: \[(\w+)(?:, (\w+))?\]/g)].flatMap(([, ...names]) =>
    names.filter(Boolean),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !ends.includes(`${name}: {`))).toEqual([]);
});

test("the pooler of the example has the line that the guide gives, and the guide's settings", () => {
  const ini = read("deploy/pgbouncer/pgbouncer.ini");
  const guide = read("docs/self-hosting.md");
  const [, query] = /connect_query='([^']+)'/.exec(guide) ?? [];
  expect(ini).toContain(`timezone=UTC connect_query='${query}'`);
  expect(ini).toContain("pool_mode = transaction");
});

test("servers and backups of the Kubernetes example need no node of their own", () => {
  const [site, backup] = ["site", "backup"].map((name) => read(`deploy/kubernetes/${name}.yaml`));
  expect(site).not.toContain("persistentVolumeClaim");
  expect(backup!.match(/claimName: [\w-]+/g)).toEqual(["claimName: sagebridge-backups"]);
  expect(read("deploy/kubernetes/kustomization.yaml")).toContain("S3_BUCKET=");
});

test("what the examples set are variables of the site", () => {
  const compose = serviceOf("site").split("    volumes:")[0] ?? "";
  const kubernetes = [...read("deploy/kubernetes/kustomization.yaml").matchAll(/- ([A-Z_]+)=/g)];
  const set = [...[...compose.matchAll(/^ {6}([A-Z_]+):/gm)], ...kubernetes].map(([, name]) => name);
  expect(set.length).toBeGreaterThan(12);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  "deploy/Dockerfile",
  "deploy/systemd/sagebridge.service",
])("%s starts the server with the memory that npm start gives it", (file) => {
  for (const [name, value] of Object.entries(SERVER_MEMORY)) expect(read(file)).toContain(` ${name}=${value}`.trim());
});

test.each([
  ["deploy/Dockerfile", /^USER (\w+)$/m],
  ["deploy/systemd/sagebridge.service", /^User=(\w+)$/m],
])("%s has the site compiled for the user whom it runs as, who may not keep it by itself", (file, user) => {
  const [, name] = user.exec(read(file)) ?? [];
  expect(read(file)).toMatch(new RegExp(`node scripts/boot-compiled\\.mjs ${name}\\s`));
});

test("the service may do what the site does to let others go first", () => {
  const filters = [...read("deploy/systemd/sagebridge.service").matchAll(/^SystemCallFilter=(.+)$/gm)].map(([, filter]) => filter);
  expect(filters.indexOf("setpriority")).toBeGreaterThan(filters.findIndex((filter) => filter?.includes("~")));
});

test("the workflows run what npm has, and every action is pinned by its commit", () => {
  const workflows = globSync(".github/workflows/*.yml").map(read).join("\n");
  const actions = [...workflows.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(3);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action ?? ""))).toEqual([]);
  expect(workflows).toContain("run: npm test\n");
});
