import { expect, test } from "vitest";
import { RetryQueue } from "./retry-queue";

interface Item {
  key: string;
  text: string;
}

function aQueue(isNeeded?: (item: Item) => boolean) {
  const sent: string[] = [];
  const timers: { work: () => void; milliseconds: number }[] = [];
  const queue = new RetryQueue<Item>({
    send: ({ text }) => sent.push(text),
    later: (work, milliseconds) => timers.push({ work, milliseconds }),
    isNeeded,
  });
  const put = (key: string, text = key) => queue.put({ key, text });
  const texts = () => queue.items().map(({ text }) => text);
  return { queue, sent, timers, put, texts };
}

test("items go one after the other, in the order they were put in", () => {
  const { queue, sent, put, texts } = aQueue();
  for (const key of ["a", "b", "c"]) put(key);
  expect([sent, texts()]).toEqual([["a"], ["a", "b", "c"]]);
  queue.settle("done");
  queue.settle("done");
  expect([sent, texts()]).toEqual([["a", "b", "c"], ["c"]]);
  queue.settle("done");
  queue.settle("done");
  expect([sent, texts()]).toEqual([["a", "b", "c"], []]);
});

test("of a key only the last that was not sent yet stays, and never overtakes the one that was", () => {
  const { queue, sent, put } = aQueue();
  put("a", "a1");
  put("a", "a2");
  put("a", "a3");
  queue.settle({ away: "offline" });
  put("a", "a4");
  queue.retryNow();
  queue.settle("done");
  expect(sent).toEqual(["a1", "a1", "a4"]);
});

test("what had no answer is sent again, later and later up to 15 seconds, and the rest waits behind it", () => {
  const { queue, sent, timers, put } = aQueue();
  put("a");
  put("b");
  for (let times = 0; times < 6; times += 1) {
    queue.settle({ away: "busy" });
    expect(queue.haltOf("a")).toEqual({ away: "busy" });
    timers.at(-1)?.work();
  }
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(sent).toEqual(["a", "a", "a", "a", "a", "a", "a"]);
  queue.settle("done");
  expect([sent.at(-1), queue.isHalted()]).toEqual(["b", false]);
  queue.settle({ away: "offline" });
  expect(timers.at(-1)?.milliseconds).toBe(1000);
});

test("a halt stays said while it is tried again, and nothing is sent twice at once", () => {
  const { queue, sent, timers, put } = aQueue();
  put("a");
  queue.settle({ away: "offline" });
  queue.retryNow();
  timers[0]?.work();
  queue.release("a");
  expect([sent, queue.haltOf("a")]).toEqual([["a", "a"], { away: "offline" }]);
});

test("what is held waits for the person, with all behind it, however often the connection comes back", () => {
  const { queue, sent, timers, put } = aQueue();
  put("a");
  put("b");
  queue.settle({ held: "too many" });
  queue.retryNow();
  put("c");
  expect([sent, timers.length, queue.haltOf("a"), queue.haltOf("b")]).toEqual([["a"], 0, { held: "too many" }, null]);
  queue.release("b");
  expect(sent).toEqual(["a"]);
  queue.release("a");
  expect([sent, queue.haltOf("a")]).toEqual([["a", "a"], null]);
});

test("what is dropped makes way for the next, also while it is on its way", () => {
  const { queue, sent, put, texts } = aQueue();
  for (const key of ["a", "b", "c"]) put(key);
  queue.settle({ held: "no" });
  queue.drop("a");
  expect(sent).toEqual(["a", "b"]);
  queue.drop("b");
  expect(sent).toEqual(["a", "b"]);
  queue.settle("done");
  expect([sent, texts()]).toEqual([["a", "b", "c"], ["c"]]);
});

test("what is cleared is not sent again, and what is put in then waits for the answer that is still to come", () => {
  const { queue, sent, timers, put, texts } = aQueue();
  put("a", "a1");
  queue.clear();
  put("a", "a2");
  queue.settle({ away: "offline" });
  timers[0]?.work();
  expect([sent, texts(), queue.isHalted()]).toEqual([["a1", "a2"], ["a2"], false]);
});

test("what is no longer needed when its turn comes is passed over", () => {
  const { queue, sent, put, texts } = aQueue(({ text }) => text !== "b");
  for (const key of ["a", "b", "c"]) put(key);
  queue.settle("done");
  expect([sent, texts()]).toEqual([["a", "c"], ["c"]]);
});

test("everybody who watches hears of each change, with another list", () => {
  const { queue, put } = aQueue();
  const lists: unknown[] = [];
  const stop = queue.subscribe(() => lists.push(queue.items()));
  put("a");
  queue.settle({ held: "no" });
  stop();
  queue.drop("a");
  expect(new Set(lists).size).toBe(lists.length);
  expect(lists.length).toBeGreaterThan(1);
});

test("who hears that an item is done with can put in another before the next is sent", () => {
  const { queue, sent, put } = aQueue();
  put("a");
  put("b");
  queue.settle("done", () => queue.withdraw("b"));
  expect(sent).toEqual(["a"]);
});
