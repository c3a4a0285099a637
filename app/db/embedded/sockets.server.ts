import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, lstatSync, mkdirSync } from "node:fs";
import path from "node:path";
import { shortHash } from "./data-folder.server";
import { asPerson } from "./program.server";
import { chownTo, type RunAs } from "./run-as.server";

/** A socket's whole path must fit 104 bytes on macOS and 108 on Linux, and PostgreSQL appends `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER_BYTES = 85;

const PIPES = ["alive", "present"];

/** `.s` in the cluster, or a short folder in /tmp, the same for every process, when that path is too long for a socket. */
export function socketFolderOf(folder: string): string {
  const own = path.join(folder, ".s");
  return Buffer.byteLength(own) <= MAX_SOCKET_FOLDER_BYTES ? own : `/tmp/sagebridge-${shortHash(folder)}`;
}

/** Creates the folder for the socket and the two named pipes of `holders.server.ts`, which only PostgreSQL's user may enter. */
export function makeSocketFolder(folder: string, person: RunAs): string {
  const sockets = socketFolderOf(folder);
  if (mkdirSync(sockets, { recursive: true, mode: 0o700 })) chownTo(sockets, person);
  const found = lstatSync(sockets);
  if (!found.isDirectory() || found.uid !== (person.uid ?? process.getuid?.())) {
    throw new Error(`${sockets} belongs to someone else: remove it, or choose a DATA_DIR with a shorter path.`);
  }
  chmodSync(sockets, 0o700);
  const missing = PIPES.map((name) => path.join(sockets, name)).filter((pipe) => !existsSync(pipe));
  if (missing.length > 0) makePipes(missing, person);
  return sockets;
}

function makePipes(pipes: string[], person: RunAs) {
  const { stderr, error } = spawnSync("mkfifo", ["-m", "600", ...pipes], { ...asPerson(person), encoding: "utf8" });
  const failed = pipes.find((pipe) => !existsSync(pipe));
  if (failed) throw new Error(`${failed} cannot be made (${error?.message ?? stderr.trim()}): choose a DATA_DIR on a local disk.`);
}
