import { expect, test } from "vitest";
import { streamOf } from "./streaming";

function counted(most = Number.POSITIVE_INFINITY, failsAt = Number.POSITIVE_INFINITY) {
  const seen = { made: 0, ended: 0 };
  async function* pieces() {
    while (seen.made < most) {
      seen.made += 1;
      if (seen.made === failsAt) throw new Error("lost");
      yield new Uint8Array(1);
    }
  }
  return {
    seen,
    stream: streamOf(pieces(), () => {
      seen.ended += 1;
    }),
  };
}

test("a piece is made when it is asked for", async () => {
  const { seen, stream } = counted();
  const reader = stream.getReader();
  await reader.read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual({ made: 1, ended: 0 });
});

test("it is told once that nobody takes any more: after the last, after one that failed, when it is left, and when it was never begun", async () => {
  const whole = counted(3);
  expect((await new Response(whole.stream).bytes()).length).toBe(3);
  const failed = counted(3, 2);
  await expect(new Response(failed.stream).bytes()).rejects.toThrow("lost");
  const left = counted();
  const reader = left.stream.getReader();
  await reader.read();
  await reader.cancel();
  const unread = counted();
  await unread.stream.cancel();
  expect([whole, failed, left, unread].map(({ seen }) => seen.ended)).toEqual([1, 1, 1, 1]);
});
