import { AsyncLocalStorage } from "node:async_hooks";
import type { EnterTurn } from "#app/db/turns.server";
import { makeLine } from "./waiting-queue";

const asking = new AsyncLocalStorage<{ whose: string }>();

/** Does the work of one request: what it asks the database counts as a network's, until it is known who it is. */
export const askingAs = <Result>(network: string, work: () => Result): Result => asking.run({ whose: network }, work);

/** From now on what the request asks counts as a person's. */
export function askAs(person: string) {
  const request = asking.getStore();
  if (request) request.whose = person;
}

/** Whose request this is: a network until the session is known, then a person. Empty outside of requests. */
export const whoAsks = () => asking.getStore()?.whose ?? "";

/**
 * Turns of as many as a pool has connections: of those who wait the next is whose fewest are served at that moment, however many of another came before, and nobody waits longer than
 * `mostWaitMs`.
 */
export function databaseTurns(atOnce: number, mostWaitMs: number): EnterTurn {
  const line = makeLine({ atOnce, mostMs: () => mostWaitMs });
  return () => line.enter({ whose: whoAsks() });
}
