import { expect, test } from "vitest";
import { countHeldBytes } from "./held-bytes";
import { wholeBody } from "./whole-body.server";

const hold = countHeldBytes({ most: 20, maxOfOne: 15 });

/** A form that arrives in pieces, and a list of the pieces that were read. */
function posted(pieces: string[], { breaks = false } = {}) {
  const read: string[] = [];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) return breaks ? controller.error(new Error("gone")) : controller.close();
      read.push(piece);
      controller.enqueue(Buffer.from(piece));
    },
  });
  const request = new Request("http://here/auth", {
    method: "POST",
    headers: { "content-length": "10" },
    body,
    duplex: "half",
  } as RequestInit);
  return { request, read };
}

test("a body is whole before anything is done for its request, which is otherwise as it was", async () => {
  const whole = (await wholeBody(posted(["email=", "a@b"]).request, hold("a"), 10)) as Request;
  expect([await whole.text(), whole.url, whole.method, whole.headers.get("content-length")]).toEqual([
    "email=a@b",
    "http://here/auth",
    "POST",
    "10",
  ]);
});

test("what others hold too much for is read to its end and not kept, and what is too long or breaks off is told as that", async () => {
  const held = hold("b");
  expect(held.take(10)).toBe(true);
  const { request, read } = posted(["12345", "6", "7"]);
  expect(await wholeBody(request, hold("b"), 10)).toBe(503);
  expect(read).toEqual(["12345", "6", "7"]);
  held.release();
  expect(await wholeBody(posted(["12345", "678901"]).request, hold("c"), 10)).toBe(413);
  expect(await wholeBody(posted(["12345"], { breaks: true }).request, hold("d"), 10)).toBe(400);
});
