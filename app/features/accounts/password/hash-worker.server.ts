// Runs in its own low-priority thread, so that pages never wait for password hashing. Imports packages only, so that Node can also run it
// directly, without a build.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";

/** argon2id with 19 MiB, two passes, one lane: about 10 ms on one core (docs/decisions/003-accounts.md). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const LOWEST_PRIORITY = 19;

interface Order {
  password: string;
  /** Hash to verify against; without it, a new hash is made. */
  kept?: string;
}

// On Linux the priority applies to the calling thread; elsewhere it would apply to the whole server.
if (process.platform === "linux") setPriority(LOWEST_PRIORITY);

parentPort?.on("message", ({ password, kept }: Order) => {
  try {
    parentPort?.postMessage({ made: kept === undefined ? hashSync(password, COST) : verifySync(kept, password) });
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});
