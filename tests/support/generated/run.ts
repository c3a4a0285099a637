import { ACTORS, type Actor, type Cast } from "./cast";
import { Random, seedOf } from "./random";
import { type Generated, generateRequest } from "./requests";
import { type Heard, sendBytes } from "./wire";
import type { World } from "./world";

interface Scene {
  cast: Cast;
  world: World;
  port: number;
}

interface Run extends Scene {
  seed: number;
  /** Index of the first request, and the index at which to stop. */
  from: number;
  below: number;
  /** Number of concurrent requests. */
  atOnce: number;
  /** Called after each response. */
  heard?: (answer: Heard, request: Generated) => void;
}

/** Timeout of a single response. */
const PATIENCE_MS = 20_000;

/** After that many requests, people are signed in again. */
const RESTORED_EVERY = 60;

/** The last of that many requests is an admin's. They are sent after all others, because admins change what others may do. */
const ADMINS_SHARE = 5;
const isAdmins = (index: number) => index % ADMINS_SHARE === ADMINS_SHARE - 1;
const OTHERS = ACTORS.filter((actor) => actor !== "an admin");

/** Sends the generated requests of everybody but admins, and returns faulty responses, each with what is needed to repeat it. */
export const sendAsOthers = (run: Run) => sendAll(run, (index) => !isAdmins(index));

/** The same as an admin. */
export const sendAsAdmin = (run: Run) => sendAll(run, isAdmins);

async function sendAll(run: Run, isWanted: (index: number) => boolean): Promise<string[]> {
  const faults: string[] = [];
  const indices = Array.from({ length: run.below - run.from }, (_, place) => run.from + place).filter(isWanted);
  let sent = 0;
  const send = async () => {
    for (let index = indices.shift(); index !== undefined; index = indices.shift()) {
      if (sent++ % RESTORED_EVERY === 0) await run.cast.restore();
      const fault = await sendOne(run, index);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: run.atOnce }, send));
  return faults;
}

async function sendOne({ seed, cast, world, port, heard }: Run, index: number): Promise<string | null> {
  const random = new Random(seedOf(seed, index));
  const actor = isAdmins(index) ? "an admin" : random.pick(OTHERS);
  const request = generateRequest(random, world, { cookies: cast.cookiesOf(actor), port });
  const answer = await sendBytes(port, request, PATIENCE_MS);
  heard?.(answer, request);
  const fault = faultOf(answer, request, actor, cast);
  return fault && `${fault} (GENERATED_SEED=${seed} GENERATED_FROM=${index}, ${actor})\n${request.text}\n→ ${answer.body.slice(0, 300)}`;
}

/** Leaks of internals in a response: a stack trace, a path, a statement. */
const INSIDES = /\n\s+at \S+ \(?\S+:\d+:\d+|node_modules\/|\bselect .{1,200} from "|\bPostgresError\b/;

function faultOf(
  { status, headers, body }: Heard,
  { isCutShort, method, bytes }: Generated,
  actor: Actor,
  { secrets }: Cast,
): string | null {
  if (status === 0) return isCutShort ? null : `no answer to ${method}`;
  if (status >= 500) return `${status}`;
  // Rejections by Node itself carry none of our headers, and no body either.
  const isOfNode = /^(0\s*)?$/.test(body) && [400, 408, 413, 417, 431].includes(status);
  if (!isOfNode && !/\r\nx-content-type-options: nosniff/i.test(headers)) return `${status} without the headers of every answer`;
  if (INSIDES.test(body)) return `${status} that tells insides`;
  const told = actor === "an admin" ? [] : secrets.filter((secret) => body.includes(secret) && !bytes.includes(secret));
  return told.length > 0 ? `${status} that tells ${told.join(", ")}` : null;
}
