import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed } from "./compress.server";

const PIECE = Buffer.from("a line of something long, and a number\n".repeat(1000));

function longAnswer(pieces: number) {
  const seen = { made: 0, isLeft: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.made === pieces) return controller.close();
        seen.made += 1;
        controller.enqueue(PIECE);
      },
      cancel() {
        seen.isLeft = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, answer: new Response(body, { headers: { "content-type": "application/xml" } }) };
}

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("what is longer than a page is packed with %s while it is taken, and comes whole", async (encoding, unpack) => {
  const { seen, answer } = longAnswer(400);
  const packed = await compressed(answer, encoding);
  expect(seen.made).toBeLessThan(60);
  expect([packed.headers.get("content-encoding"), packed.headers.get("content-length")]).toEqual([encoding, null]);
  expect(unpack(await packed.bytes()).equals(Buffer.concat(Array(400).fill(PIECE)))).toBe(true);
});

test("a page is packed whole, and what is short not at all", async () => {
  const packed = await compressed(longAnswer(2).answer, "br");
  expect(Number(packed.headers.get("content-length"))).toBe((await packed.bytes()).length);
  const short = await compressed(new Response("short", { headers: { "content-type": "text/plain" } }), "br");
  expect([short.headers.get("content-encoding"), await short.text()]).toEqual([null, "short"]);
});

test("who leaves a long answer ends the making of it", async () => {
  const { seen, answer } = longAnswer(100_000);
  const reader = (await compressed(answer, "gzip")).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => seen.isLeft).toBe(true);
});
