import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** Receives a statement's duration, its text, and the SQLSTATE if it failed. */
type Listener = (milliseconds: number, text: string, code: string | null) => void;

const listeners = new Set<Listener>();

/** Calls `listener` for every statement that has ended, with its text but never its values. Returns a function that unsubscribes. */
export function onStatement(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Query = (...given: unknown[]) => unknown;

/** Measures every statement of a connection, for the listeners. */
export function timeStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as Query;
  const timed: Query = (...given) => {
    if (listeners.size === 0) return query(...given);
    const began = performance.now();
    const end = (error: unknown) => {
      const milliseconds = performance.now() - began;
      for (const listener of listeners) listener(milliseconds, textOf(given[0]), error ? codeOf(error) : null);
    };
    const done = given.at(-1);
    if (typeof done === "function") {
      // Called back in the connection's async context, not in that of the request; a promise is answered in that of whoever waits for it.
      const asRequest = AsyncLocalStorage.snapshot();
      return query(...given.slice(0, -1), (...answer: unknown[]) => {
        asRequest(end, answer[0]);
        done(...answer);
      });
    }
    const asked = query(...given);
    if (asked instanceof Promise)
      asked.then(
        () => end(null),
        (error: unknown) => end(error ?? true),
      );
    return asked;
  };
  client.query = timed as typeof client.query;
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? "unknown";

/** The text of a statement as it is passed to a connection; '' for none. */
export function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : "";
}
