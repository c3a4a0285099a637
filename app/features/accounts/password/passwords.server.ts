import { availableParallelism } from "node:os";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { whoAsks } from "#app/platform/turns/database-turns.server";
import { inHashThread } from "./hash-threads.server";

const MOST_THREADS = 4;

/** Hashing is the cheapest way to bring a server down, so only so much of it is ever taken on, and one core is left to the pages. */
export const HASHES_AT_ONCE = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
const line = limitConcurrency({ running: HASHES_AT_ONCE, waiting: 64, whose: whoAsks });

/** The hash of a random password that nobody has, at the cost of the others: verified for those who do not exist, in the same time. */
const NOBODYS_HASH = "$argon2id$v=19$m=19456,t=2,p=1$l9gOk/wLOYIkg/Flso3Pew$T3+w+RwB4wemCZB02VtFiDCvsuWagd9jTRzFiEclVi8";

/**
 * Hashing under way, waiting and done since the start: what the tests count.
 * @internal
 */
export const hashingFigures = () => ({ ...line.figures });

/** The hash to keep of a password. Throws TooBusy while too many are being hashed. */
export const hashPassword = (password: string) => line(() => inHashThread({ password })) as Promise<string>;

/** Whether a password is the one that was hashed. Without a hash it takes as long, and the answer is no. Throws TooBusy like hashPassword. */
export async function isPassword(password: string, kept: string | null | undefined) {
  const matches = await line(() => inHashThread({ password, kept: kept || NOBODYS_HASH }));
  return matches === true && Boolean(kept);
}
