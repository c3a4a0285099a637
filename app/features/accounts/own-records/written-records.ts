/** A named part of the export: a value, or a sequence of rows. */
export type Part = readonly [name: string, what: unknown];

/** A serialized row, whole or in pieces. */
export type WrittenRow = string | AsyncIterable<string>;

/** Rows that are streamed instead of held in memory together. */
export class Rows {
  constructor(readonly written: AsyncIterable<WrittenRow>) {}
}

type Row = Record<string, unknown>;

/** Yields one JSON object piece by piece, never holding more than one row. */
export async function* writeRecords(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  let before = "{\n  ";
  for await (const [name, what] of parts) {
    yield `${before}${JSON.stringify(name)}: `;
    if (what instanceof Rows) yield* writeRows(what);
    else yield indented(what, 2);
    before = ",\n  ";
  }
  yield "\n}\n";
}

async function* writeRows({ written }: Rows): AsyncGenerator<string> {
  let before = "[\n    ";
  for await (const row of written) {
    yield before;
    if (typeof row === "string") yield row;
    else yield* row;
    before = ",\n    ";
  }
  yield before.startsWith("[") ? "[]" : "\n  ]";
}

/** Serializes a row, indented as one of many. */
export const writeRow = (row: Row): string => indented(row, 4);

/** The same row with its file's content in base64; null content if the file is lost. */
export async function* writeFileRow(row: Row, content: AsyncIterable<Uint8Array> | null): AsyncGenerator<string> {
  yield `${writeRow(row).replace(/\n *\}$/, "")},\n      "content": `;
  if (!content) yield "null";
  else {
    yield '"';
    yield* inBase64(content);
    yield '"';
  }
  yield "\n    }";
}

/** Encodes in groups of three bytes, which base64 maps independently; leftover bytes wait for the next piece. */
export async function* inBase64(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of content) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString("base64", 0, whole);
    rest = bytes.subarray(whole);
  }
  yield Buffer.from(rest).toString("base64");
}

const indented = (value: unknown, depth: number) => JSON.stringify(value, null, 2).replaceAll("\n", `\n${" ".repeat(depth)}`);
