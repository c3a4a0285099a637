// Starts Debian's PostgreSQL if it is installed: a second server for the statements, reached through a URL like an external one.
// node scripts/debian-postgres.mjs COMMAND runs a command with TEST_DATABASE_URL set.
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = "/usr/lib/postgresql";

/** The newest installed version that this user can start. */
export function debianVersion() {
  if (!existsSync(ROOT) || !unprivilegedUser()) return null;
  const installed = readdirSync(ROOT).filter((name) => existsSync(`${ROOT}/${name}/bin/initdb`));
  return installed.sort((one, other) => Number(one) - Number(other)).at(-1) ?? null;
}

export function startDebianPostgres() {
  const version = debianVersion();
  const runAs = unprivilegedUser();
  if (!version || !runAs) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-postgres-"));
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const program = (name) => `${ROOT}/${version}/bin/${name}`;
  const cluster = path.join(folder, "data");
  const options = { ...runAs, cwd: "/", stdio: "ignore" };
  execFileSync(
    program("initdb"),
    ["-D", cluster, "-U", "sagebridge", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    options,
  );
  const settings = `-k ${folder} -c listen_addresses= -c max_connections=100 -c fsync=off`;
  execFileSync(program("pg_ctl"), ["-D", cluster, "-w", "-o", settings, "-l", path.join(folder, "log"), "start"], options);
  return {
    version,
    url: `postgres://sagebridge@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      spawnSync(program("pg_ctl"), ["-D", cluster, "-m", "immediate", "stop"], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const { status, stdout } = spawnSync("id", ["-u", "postgres"], { encoding: "utf8" });
  if (status !== 0) return null;
  const gid = Number(spawnSync("id", ["-g", "postgres"], { encoding: "utf8" }).stdout);
  return { uid: Number(stdout), gid };
}

if (import.meta.main) {
  const [program, ...args] = process.argv.slice(2);
  const server = startDebianPostgres();
  if (!server) throw new Error("Debian's PostgreSQL is not installed here");
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, TEST_DATABASE_URL: server.url } });
  server.stop();
  process.exitCode = status ?? 1;
}
