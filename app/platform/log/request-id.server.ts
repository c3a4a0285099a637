import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const current = new AsyncLocalStorage<string>();

const PLAIN_ID = /^[\w.-]{8,64}$/;

/** The id of a request: the one set by a trusted proxy, else its trace id, else a random one. It says nothing about who asks. */
export const requestIdOf = (given: string | string[] | undefined, isTrusted: boolean, trace?: string) =>
  isTrusted && typeof given === "string" && PLAIN_ID.test(given) ? given : (trace ?? randomBytes(12).toString("base64url"));

/** Runs the work of a request: everything it logs carries the id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The id of the request being handled, if any. */
export const currentRequestId = () => current.getStore();
