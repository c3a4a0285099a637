import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseDown } from "../health-check.server";
import type { LogPosition } from "./log-position";

/** State of a request's reads and writes, when there are replicas. */
export interface Reading {
  /** Whether the request only reads and may use a replica. */
  isLooking: boolean;
  /** The position that a replica must have reached to show this session's earlier writes; null while that is unknown. */
  needed: LogPosition | null;
  /** The reading user's id, '' for a visitor; undefined until it is known. Whether a session is still valid is checked with the primary. */
  reader?: string;
  hasWritten: boolean;
  /** Whether the primary failed to respond to it. */
  isPrimaryGone: boolean;
  /** Whether something came from a replica while there was no primary to confirm it. */
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

/** Runs the work of a request, whose statements are routed as `reading` allows. */
export const withReading = <Result>(reading: Reading, work: () => Result): Result => readings.run(reading, work);

export const currentReading = () => readings.getStore();

/** Throws when a read request has found that there is no primary: it must not wait a second time. */
export function refuseWithoutPrimary({ isLooking, isPrimaryGone }: Reading) {
  if (isLooking && isPrimaryGone) throw new DatabaseDown("The database does not answer");
}

/** Sets the user of this request: from now on it may read from a replica. */
export function setReader(userId: string | null) {
  const reading = readings.getStore();
  if (reading) reading.reader = userId ?? "";
}
