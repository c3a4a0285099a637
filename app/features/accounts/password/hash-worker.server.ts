// Runs in a thread of its own that gives way to all else: a page that somebody waits for never waits for a password. It imports packages only,
// so that Node can also run it as it stands, without a build.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";

/** argon2id with 19 MiB, two passes, one lane: some 10 ms of one core (docs/decisions/003-accounts.md). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const LEAST_PRIORITY = 19;

interface Order {
  password: string;
  /** The hash to hold it against. Left out: one is made. */
  kept?: string;
}

// Of Linux a priority is the calling thread's own; elsewhere it would be the whole server's.
if (process.platform === "linux") setPriority(LEAST_PRIORITY);

parentPort?.on("message", ({ password, kept }: Order) => {
  try {
    parentPort?.postMessage({ made: kept === undefined ? hashSync(password, COST) : verifySync(kept, password) });
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});
