import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const current = new AsyncLocalStorage<string>();

const PLAIN_ID = /^[\w.-]{8,64}$/;

/** The id of a request: what a trusted proxy in front has called it, else that of its trace, else one of its own. It says nothing of who asks. */
export const requestIdOf = (given: string | string[] | undefined, isTrusted: boolean, trace?: string) =>
  isTrusted && typeof given === "string" && PLAIN_ID.test(given) ? given : (trace ?? randomUUID());

/** Does the work of a request: whatever it logs carries its id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The id of the request that is being answered here, if one is. */
export const currentRequestId = () => current.getStore();
