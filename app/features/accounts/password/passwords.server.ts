import { availableParallelism } from "node:os";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { requestOwner } from "#app/platform/turns/database-turns.server";
import { inHashThread } from "./hash-threads.server";

const MAX_THREADS = 4;

/** Hashing is the cheapest way to bring a server down, so the number at once is limited, and one core is left to the pages. */
export const HASHES_AT_ONCE = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));
const inQueue = limitConcurrency({ running: HASHES_AT_ONCE, waiting: 64, whose: requestOwner });

/** Hash of a random password that nobody has, at the same cost: verified for unknown accounts so that they take the same time. */
const NOBODYS_HASH = "$argon2id$v=19$m=19456,t=2,p=1$l9gOk/wLOYIkg/Flso3Pew$T3+w+RwB4wemCZB02VtFiDCvsuWagd9jTRzFiEclVi8";

/**
 * Hashes running, waiting and done since the start, for tests.
 * @internal
 */
export const hashingFigures = () => ({ ...inQueue.figures });

/** Hashes a password for storage. Throws TooBusy when too many are being hashed. */
export const hashPassword = (password: string) => inQueue(() => inHashThread({ password })) as Promise<string>;

/** Returns whether a password matches a stored hash. Without a hash it takes as long and returns false. Throws TooBusy like hashPassword. */
export async function isPassword(password: string, kept: string | null | undefined) {
  const matches = await inQueue(() => inHashThread({ password, kept: kept || NOBODYS_HASH }));
  return matches === true && Boolean(kept);
}
