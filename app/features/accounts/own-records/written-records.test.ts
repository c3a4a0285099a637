import { expect, test } from "vitest";
import { inBase64, Rows, writeFileRow, writeRecords, writeRow } from "./written-records";

async function* each<Thing>(...things: Thing[]) {
  yield* things;
}

async function textOf(pieces: AsyncIterable<string>) {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

test("what is written in pieces reads as one object, with rows, files and empty lists in it", async () => {
  const rows = each(writeRow({ name: 'Ann "the first"\n', nothing: null }), writeRow({ name: "Bea" }));
  const files = each(
    writeFileRow({ path: "a.pdf" }, each(Buffer.from("some"), Buffer.from(" text"))),
    writeFileRow({ path: "lost" }, null),
  );
  const text = await textOf(
    writeRecords(
      each<[string, unknown]>(["at", new Date(0)], ["rows", new Rows(rows)], ["none", new Rows(each())], ["files", new Rows(files)]),
    ),
  );
  expect(JSON.parse(text)).toEqual({
    at: "1970-01-01T00:00:00.000Z",
    rows: [{ name: 'Ann "the first"\n', nothing: null }, { name: "Bea" }],
    none: [],
    files: [
      { path: "a.pdf", content: Buffer.from("some text").toString("base64") },
      { path: "lost", content: null },
    ],
  });
});

test("base 64 of pieces is that of the whole, however long they are", async () => {
  const whole = Buffer.from(Array.from({ length: 97 }, (_, index) => (index * 37) % 256));
  for (let size = 1; size <= 10; size++) {
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) => whole.subarray(index * size, (index + 1) * size));
    expect(await textOf(inBase64(each(...pieces)))).toBe(whole.toString("base64"));
  }
  expect(await textOf(inBase64(each()))).toBe("");
});

test("a row is read once the one before has been taken", async () => {
  const read: number[] = [];
  async function* rows() {
    for (let number = 0; number < 100; number++) {
      read.push(number);
      yield writeRow({ number });
    }
  }
  const pieces = writeRecords(each<[string, unknown]>(["rows", new Rows(rows())]));
  for (let taken = 0; taken < 5; taken++) await pieces.next();
  expect(read.length).toBeLessThan(4);
});

test("a file is read no further than what was taken of it", async () => {
  let read = 0;
  async function* content() {
    for (; read < 100; read++) yield Buffer.alloc(3000);
  }
  const pieces = writeFileRow({ path: "a.pdf" }, content());
  for (let taken = 0; taken < 6; taken++) expect((await pieces.next()).value?.length).toBeLessThanOrEqual(4000);
  expect(read).toBeLessThan(6);
});
