const LINE_END = Buffer.from("\r\n");
const HEAD_END = Buffer.from("\r\n\r\n");
const LONGEST_HEAD = 8 * 1024;
const MOST_PARTS = 50;

/** What is no well-formed multipart body, or one that ends before it should. */
export class BrokenForm extends Error {}

/** A field of a posted form, or a file with the name it came with. Its content is read as it arrives, once, before the next part is asked for. */
export interface FormPart {
  name: string;
  fileName: string | null;
  content: AsyncIterable<Uint8Array>;
}

/** Whether a request posts a form with files. */
export const isMultipart = (request: Request) => boundaryOf(request) !== null;

/**
 * The parts of a posted form in their order, read as they arrive: never more than a few pieces of the body are in memory. Throws `BrokenForm`
 * where the body breaks off, so that what was cut short is never taken for whole.
 */
export async function* readMultipart(request: Request): AsyncGenerator<FormPart> {
  const boundary = boundaryOf(request);
  if (!boundary || !request.body) throw new BrokenForm("no multipart body");
  const body = new ArrivingBytes(request.body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  for await (const _ of body.until(delimiter));
  for (let parts = 0; ; parts += 1) {
    const sign = await body.take(2);
    if (sign.equals(Buffer.from("--"))) return;
    if (!sign.equals(LINE_END) || parts >= MOST_PARTS) throw new BrokenForm("not a part of a form");
    const content = body.until(delimiter);
    yield { ...describe(await body.head()), content };
    // What nobody wanted to read is passed over.
    for await (const _ of content);
  }
}

/** All of a part that is small. More than `mostBytes` is no such part. */
export async function wholePart({ content }: FormPart, mostBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > mostBytes) throw new BrokenForm("a part is too long");
    pieces.push(Uint8Array.from(piece));
  }
  return Buffer.concat(pieces);
}

function boundaryOf(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  return /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type)?.slice(1).find(Boolean) ?? null;
}

/** The name of a part and of its file, as `Content-Disposition` has them. */
function describe(head: string) {
  const line = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1];
  const name = line && parameterOf(line, "name");
  if (!line || name === null || name === undefined) throw new BrokenForm("a part without a name");
  return { name, fileName: parameterOf(line, "filename") };
}

function parameterOf(line: string, name: string) {
  const found = new RegExp(`(?:^|;)\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, "i").exec(line)?.[1];
  return found === undefined ? null : decodeURIComponent(found.replace(/%(?!22|0D|0A)/g, "%25"));
}

/** The bytes of a body as far as they have come and have not been used. */
class ArrivingBytes {
  #source: AsyncIterator<Uint8Array>;
  // The first boundary has no line before it, every other one has.
  #held: Buffer = LINE_END;

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#source = body[Symbol.asyncIterator]();
  }

  async #more() {
    const { value, done } = await this.#source.next();
    if (done) throw new BrokenForm("the body breaks off");
    this.#held =
      this.#held.length === 0 ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : Buffer.concat([this.#held, value]);
  }

  async take(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.#more();
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /** The lines before an empty one. */
  async head(): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf(HEAD_END);
      if (end >= 0) return (await this.take(end + HEAD_END.length)).toString("utf8", 0, end);
      if (this.#held.length > LONGEST_HEAD) throw new BrokenForm("the head of a part is too long");
      await this.#more();
    }
  }

  /** Everything before a delimiter, which is used up too. A second round through it finds nothing. */
  until(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    const passed = this.#pass(delimiter);
    // A reader who stops early must not end it: the rest is passed over later.
    return Object.assign(passed, { return: async () => ({ value: undefined, done: true as const }) });
  }

  async *#pass(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const end = this.#held.indexOf(delimiter);
      if (end >= 0) {
        const last = await this.take(end + delimiter.length);
        if (end > 0) yield last.subarray(0, end);
        return;
      }
      const sure = this.#held.length - delimiter.length + 1;
      if (sure > 0) yield await this.take(sure);
      await this.#more();
    }
  }
}
