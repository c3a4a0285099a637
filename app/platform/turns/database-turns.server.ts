import { AsyncLocalStorage } from "node:async_hooks";
import type { EnterTurn } from "#app/db/turns.server";
import { makeQueue } from "./waiting-queue";

const asking = new AsyncLocalStorage<{ network: string; whose: string }>();

/** Runs the work of one request: its queries count as its network's until the person is known. */
export const runAsOwner = <Result>(network: string, work: () => Result): Result => asking.run({ network, whose: network }, work);

/** Counts the request's further queries as this person's. */
export function setRequestOwner(person: string) {
  const request = asking.getStore();
  if (request) request.whose = person;
}

/** The owner of the current request: a network until the session is known, then a person. Empty outside of requests. */
export const requestOwner = () => asking.getStore()?.whose ?? "";

/** The network of the current request, whoever is signed in: accounts cost nothing. Empty outside of requests. */
export const requestNetwork = () => asking.getStore()?.network ?? "";

/**
 * Fair queue for a pool's connections: the next turn goes to whoever has the fewest at the moment, however many others came before, and
 * nobody waits longer than `maxWaitMs`.
 */
export function databaseTurns(atOnce: number, maxWaitMs: number): EnterTurn {
  const queue = makeQueue({ atOnce, maxMs: () => maxWaitMs });
  return () => queue.enter({ whose: requestOwner() });
}
