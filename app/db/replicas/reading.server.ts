import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseAway } from "../health-check.server";
import type { LogPosition } from "./log-position";

/** What a request reads and has written, where there are replicas. */
export interface Reading {
  /** Whether it looks at something, and may do so at a replica. */
  isLooking: boolean;
  /** How far a replica must have come to show what this session wrote before; null while nobody knows how far that is. */
  needed: LogPosition | null;
  /** Who is looking, '' for a visitor; undefined until that is known. Whether a session still holds is asked where it ends. */
  reader?: string;
  hasWritten: boolean;
  /** Whether the primary did not answer it. */
  isPrimaryGone: boolean;
  /** Whether something came from a replica although there is no primary that could know better. */
  isStale: boolean;
}

const readings = new AsyncLocalStorage<Reading>();

export const startReading = (given: { isLooking: boolean; isVisitor: boolean; needed: LogPosition | null }): Reading => ({
  isLooking: given.isLooking,
  needed: given.needed,
  reader: given.isVisitor ? "" : undefined,
  hasWritten: false,
  isPrimaryGone: false,
  isStale: false,
});

/** Does the work of a request, whose statements then go where `reading` lets them. */
export const withReading = <Result>(reading: Reading, work: () => Result): Result => readings.run(reading, work);

export const currentReading = () => readings.getStore();

/** Throws where a request that looks has found that there is no primary: nobody waits for it a second time. */
export function refuseWithoutPrimary({ isLooking, isPrimaryGone }: Reading) {
  if (isLooking && isPrimaryGone) throw new DatabaseAway("The database does not answer");
}

/** Says whose request this is: from now on it may be answered from a replica. */
export function noteReader(userId: string | null) {
  const reading = readings.getStore();
  if (reading) reading.reader = userId ?? "";
}
