import fc from "fast-check";
import { expect, test } from "vitest";
import { nextTurn } from "#app/platform/next-turn";
import { BrokenForm, FormTooLarge, readMultipart, wholePart } from "./multipart.server";

const TYPE = "multipart/form-data; boundary=XyZ";

/** A request whose body arrives in chunks of a given length. */
function posted(body: Buffer, piece: number, type = TYPE) {
  const pieces = Array.from({ length: Math.ceil(body.length / piece) }, (_, index) => body.subarray(index * piece, (index + 1) * piece));
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = pieces.shift();
      if (next) controller.enqueue(new Uint8Array(next));
      else controller.close();
    },
  });
  return new Request("http://127.0.0.1/", {
    method: "POST",
    body: stream,
    headers: { "content-type": type },
    duplex: "half",
  } as RequestInit);
}

async function partsOf(request: Request) {
  const parts: { name: string; fileName: string | null; content: string }[] = [];
  for await (const { name, fileName, content } of readMultipart(request)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    parts.push({ name, fileName, content: Buffer.concat(chunks).toString("latin1") });
  }
  return parts;
}

/** Lets the rest of an available body and its end arrive. */
async function severalTurns() {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

const part = (name: string, content: string, file?: string) =>
  `--XyZ\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"\r\nContent-Type: video/mp4`}\r\n\r\n${content}\r\n`;

test("fields and files come in their order, however the body is cut into pieces", async () => {
  const body = Buffer.from(
    `${part("place", "hero")}${part("video", "bytes\r\n--XyW and more\r\n", "a b.mp4")}${part("empty", "")}--XyZ--\r\n`,
    "latin1",
  );
  for (const piece of [1, 2, 3, 7, 64, 10_000])
    expect(await partsOf(posted(body, piece))).toEqual([
      { name: "place", fileName: null, content: "hero" },
      { name: "video", fileName: "a b.mp4", content: "bytes\r\n--XyW and more\r\n" },
      { name: "empty", fileName: null, content: "" },
    ]);
});

test("what a browser makes of a form is read as it was written", async () => {
  const form = new FormData();
  form.set('a "name"', "x");
  form.set("video", new File([new Uint8Array([0, 13, 10, 255])], '50% "of"\r\n.mp4'));
  const request = new Request("http://127.0.0.1/", { method: "POST", body: form });
  expect(await partsOf(request)).toEqual([
    { name: 'a "name"', fileName: null, content: "x" },
    { name: "video", fileName: '50% "of"\r\n.mp4', content: "\0\r\n\xff" },
  ]);
});

test("any content survives any cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 90 }), async (content, piece) => {
      const text = Buffer.from(content).toString("latin1");
      fc.pre(!text.includes("\r\n--XyZ"));
      const [found] = await partsOf(posted(Buffer.from(`${part("f", text, "x")}--XyZ--`, "latin1"), piece));
      expect(found?.content).toBe(text);
    }),
  );
});

test("a file that comes at once with the fields before it is whole, however slowly they are read", async () => {
  const picture = "x".repeat(300_000);
  const body = Buffer.from(`${part("type", "main")}${part("id", "1")}${part("logo", picture, "a.png")}--XyZ--`);
  for await (const { name, content } of readMultipart(posted(body, body.length))) {
    await severalTurns();
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    if (name === "logo") expect(Buffer.concat(chunks).toString() === picture).toBe(true);
  }
});

test("the part at which somebody stops can be read afterwards", async () => {
  const film = "x".repeat(300_000);
  const stop = async () => {
    for await (const found of readMultipart(posted(Buffer.from(`${part("place", "1")}${part("video", film, "a.mp4")}--XyZ--`), 9000)))
      if (found.name === "video") return found;
    return null;
  };
  const found = await stop();
  await severalTurns();
  expect(found && (await wholePart(found, 400_000)).toString() === film).toBe(true);
});

test("a part that nobody reads, or nobody reads to its end, is passed over", async () => {
  const body = Buffer.from(`${part("first", "x".repeat(500), "x")}${part("second", "here")}--XyZ--`);
  const seen: string[] = [];
  for await (const { name, content } of readMultipart(posted(body, 50))) {
    seen.push(name);
    if (name === "first") for await (const _ of content) break;
  }
  expect(seen).toEqual(["first", "second"]);
});

test("a body that breaks off anywhere is broken, never whole", async () => {
  const whole = Buffer.from(`${part("place", "hero")}${part("video", "content", "x.mp4")}--XyZ--`);
  for (let length = 0; length < whole.length; length += 1)
    await expect(partsOf(posted(whole.subarray(0, length), 16))).rejects.toBeInstanceOf(BrokenForm);
  expect(await partsOf(posted(whole, 16))).toHaveLength(2);
});

test("what is no such form is refused: no boundary, no name, heads and parts without end", async () => {
  const body = Buffer.from(`${part("a", "b")}--XyZ--`);
  for (const type of [
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary=${"x".repeat(80)}`,
  ])
    await expect(partsOf(posted(body, 16, type))).rejects.toBeInstanceOf(BrokenForm);
  const nameless = '--XyZ\r\nContent-Disposition: form-data; filename="x"\r\n\r\nx\r\n--XyZ--';
  await expect(partsOf(posted(Buffer.from(nameless), 9))).rejects.toBeInstanceOf(BrokenForm);
  await expect(partsOf(posted(Buffer.from(`--XyZ\r\nX: ${"y".repeat(20_000)}`), 999))).rejects.toBeInstanceOf(BrokenForm);
});

test("more parts, files or bytes of a field than are taken are too many", async () => {
  for (const body of [part("a", "b").repeat(60), part("a", "b", "x").repeat(6), part("a", "b".repeat(70_000))])
    await expect(partsOf(posted(Buffer.from(`${body}--XyZ--`), 999))).rejects.toBeInstanceOf(FormTooLarge);
  expect(await partsOf(posted(Buffer.from(`${part("a", "b").repeat(50)}--XyZ--`), 999))).toHaveLength(50);
});

test("fields that are too long together are too many, and what comes behind them is not kept", async () => {
  const fields = Array.from({ length: 40 }, (_, index) => part(`field-${index}`, "a".repeat(30_000))).join("");
  const read: string[] = [];
  const reading = async () => {
    for await (const { name } of readMultipart(posted(Buffer.from(`${fields}--XyZ--\r\n`), 7000))) read.push(name);
  };
  await expect(reading()).rejects.toThrow(FormTooLarge);
  expect(read.length).toBeLessThan(3);
});

test.each([
  ["parts", part("a", "b").repeat(60)],
  ["bytes of fields", part("a", "b".repeat(70_000))],
  ["files", part("a", "b", "x").repeat(6)],
])("of a body with too many %s the rest is let go by, so that whoever sends it hears the answer", async (_what, tooMuch) => {
  const [start, rest, pieceBytes] = [Buffer.from(tooMuch), Buffer.from(part("z", "z".repeat(900))), 1000];
  let [given, isLeft] = [0, false];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = start.subarray(given, given + pieceBytes);
      given += pieceBytes;
      controller.enqueue(new Uint8Array(piece.length > 0 ? piece : rest));
      if (given > 5_000_000) controller.close();
    },
    cancel() {
      isLeft = true;
    },
  });
  const request = new Request("http://127.0.0.1/", {
    method: "POST",
    body,
    headers: { "content-type": TYPE },
    duplex: "half",
  } as RequestInit);
  await expect(partsOf(request)).rejects.toBeInstanceOf(FormTooLarge);
  await severalTurns();
  await expect.poll(() => given).toBeGreaterThan(5_000_000);
  expect(isLeft).toBe(false);
});

test("a body of nonsense ends, as a form or as a broken one", async () => {
  const pieceOfAForm = fc.constantFrom(
    part("a", "b"),
    part("f", "content", "x.mp4"),
    "--XyZ",
    "--XyZ--",
    "\r\n",
    "--",
    'name="',
    "\0",
    "Content-Disposition: ",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(pieceOfAForm, fc.string({ maxLength: 40 })), { maxLength: 8 }),
      fc.integer({ min: 1, max: 200 }),
      async (texts, piece) => {
        const answer = await partsOf(posted(Buffer.from(texts.join("")), piece)).catch((error: unknown) => error);
        expect(Array.isArray(answer) || answer instanceof BrokenForm || answer instanceof FormTooLarge).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
