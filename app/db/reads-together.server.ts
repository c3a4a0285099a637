import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { isPlainRead } from "./replicas/statement-kind";
import { textOf } from "./statement-times.server";

type Given = unknown[];

/** A statement of a request, and its answer once it is there. */
export interface AskedRead {
  given: Given;
  answer: Promise<never>;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

/** What one request has asked for at this moment and is not on its way yet. */
const requests = new AsyncLocalStorage<AskedRead[]>();

/**
 * Does the work of a request that looks: what it reads at the same moment goes to the database as one message,
 * over one connection, and each thing once.
 */
export const askingTogether = <Result>(work: () => Result): Result => requests.run([], work);

/** Where a read of the request at hand waits for those of the same moment; undefined for what goes by itself. */
export function currentMoment(text: string, send: (asked: AskedRead[]) => void) {
  const waiting = requests.getStore();
  if (!waiting || !isPlainRead(text)) return undefined;
  return (given: Given): Promise<never> => {
    const same = waiting.find((other) => isSame(other.given, given));
    if (same) return same.answer;
    const asked = { given, ...Promise.withResolvers<never>() };
    waiting.push({ ...asked, answer: asked.promise });
    // Runs when nothing of the request can go on any more without an answer.
    if (waiting.length === 1) process.nextTick(() => send(waiting.splice(0)));
    return asked.promise;
  };
}

/** Whether two ask the very same; of rows as lists, which whoever asked makes into their own objects. */
const isSame = ([one, values]: Given, [other, otherValues]: Given) =>
  textOf(one) === textOf(other) && isOfLists(one) && isOfLists(other) && isDeepStrictEqual(values, otherValues);

const isOfLists = (statement: unknown) => (statement as { rowMode?: string }).rowMode === "array";

/** Sends statements over a connection that takes several at once, and gives each its own answer. Resolves with the first failure, if there is one. */
export async function sendTogether(client: pg.PoolClient, asked: readonly AskedRead[]): Promise<Error | undefined> {
  const { stream } = client.connection;
  stream.cork();
  const answers = asked.map(({ given, resolve, reject }) => {
    const answer = (client.query as unknown as (...given: Given) => Promise<never>)(...given);
    return answer.then(resolve, (error: Error) => {
      reject(error);
      return error;
    });
  });
  stream.uncork();
  return (await Promise.all(answers)).find((failure) => failure instanceof Error);
}
