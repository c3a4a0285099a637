import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { isPlainRead } from "./replicas/statement-kind";
import { textOf } from "./statement-times.server";

type Given = unknown[];

/** A statement of a request, and the promise of its result. */
export interface PendingRead {
  given: Given;
  answer: Promise<never>;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

/** Reads of one request that are not sent yet, and whether earlier ones are still being answered. */
interface Reads {
  waiting: PendingRead[];
  isBusy: boolean;
}

const requests = new AsyncLocalStorage<Reads>();

/**
 * Runs a request: its concurrent reads go to the database as one message over one connection, without duplicates, and those that come meanwhile go with the
 * next one. So however much a request reads, it never holds more than one connection for it.
 */
export const batchReads = <Result>(work: () => Result): Result =>
  requests.getStore() ? work() : requests.run({ waiting: [], isBusy: false }, work);

/** Queues a read of the current request with its concurrent ones; undefined for a statement that must go by itself. */
export function queueRead(text: string, send: (asked: PendingRead[]) => Promise<void>) {
  const reads = requests.getStore();
  if (!reads || !isPlainRead(text)) return undefined;
  return (given: Given): Promise<never> => {
    const { waiting } = reads;
    const same = waiting.find((other) => isSame(other.given, given));
    if (same) return same.answer;
    const asked = { given, ...Promise.withResolvers<never>() };
    waiting.push({ ...asked, answer: asked.promise });
    if (!reads.isBusy) sendNext(reads, send);
    return asked.promise;
  };
}

/** Sends what waits once the request cannot go on without a result, and then what has come meanwhile. */
function sendNext(reads: Reads, send: (asked: PendingRead[]) => Promise<void>) {
  reads.isBusy = reads.waiting.length > 0;
  if (reads.isBusy) process.nextTick(() => void send(reads.waiting.splice(0)).then(() => sendNext(reads, send)));
}

/** Whether two statements are identical; only for rows as arrays, which each caller maps to objects of its own. */
const isSame = ([one, values]: Given, [other, otherValues]: Given) =>
  textOf(one) === textOf(other) && isOfLists(one) && isOfLists(other) && isDeepStrictEqual(values, otherValues);

const isOfLists = (statement: unknown) => (statement as { rowMode?: string }).rowMode === "array";

/** Pipelines statements over one connection and settles each with its own result. Resolves with the first failure, if any. */
export async function pipelineReads(client: pg.PoolClient, asked: readonly PendingRead[]): Promise<Error | undefined> {
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
