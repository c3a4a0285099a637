import { Readable } from "node:stream";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { JoinedBytes } from "./bodies/joined-bytes";

const MAX_NAME_LENGTH = 100;
const MAX_HEAD_LENGTH = 8 * 1024;
const MAX_HEADS = 20;
const MAX_FILES = 5;

/** Thrown for a malformed multipart body, or one that ends too early. */
export class BrokenForm extends Error {}

/** Thrown for more or longer parts than allowed. */
export class FormTooLarge extends Error {}

/** A field of a posted form, or an uploaded file with its name. The content is read as it arrives, once, before the next part is requested. */
export interface FormPart {
  name: string;
  fileName: string | null;
  /** The content type that the sender declares. */
  type: string;
  content: AsyncIterable<Uint8Array>;
}

interface MultipartLimits {
  /** Maximum number of fields and files together. */
  parts?: number;
  /** Maximum total bytes of the fields: unlike files, they are held in memory until the form is read. */
  fieldBytes?: number;
}

/** Whether a request posts a form with files. */
export const isMultipart = (request: Request) => /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");

/**
 * Yields the parts of a posted form in order, as they arrive: only a few chunks of the body are in memory. Throws `BrokenForm` when the
 * body breaks off, so that a truncated part never counts as complete, and `FormTooLarge` as soon as a limit is exceeded: what follows is
 * discarded.
 */
export async function* readMultipart(
  request: Request,
  { parts: maxParts = 50, fieldBytes = 64 * 1024 }: MultipartLimits = {},
  body: AsyncIterable<Uint8Array> | null = request.body,
): AsyncGenerator<FormPart> {
  const source = Readable.from(body ?? []);
  // Stops parsing a rejected body and drains it up to the route's limit: a client that is still sending would lose the response with the connection.
  const arriving = new ArrivingParts(() => source.unpipe().resume());
  const parser = startParser(request, { maxParts, fieldBytes }, arriving);
  source.on("error", (error) => arriving.fail(error));
  source.pipe(parser);
  // A consumer that stops at a part may still read that part: what follows stays unread.
  for (let part = await arriving.next(); part; part = await arriving.next()) {
    yield part;
    // Skips content that nobody has read.
    arriving.passOver();
  }
}

/** Reads a small part as a whole. Throws FormTooLarge above `maxBytes`. */
export async function wholePart({ content }: FormPart, maxBytes: number): Promise<Buffer> {
  const whole = new JoinedBytes();
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > maxBytes) throw new FormTooLarge("a part is too long");
    whole.add(piece);
  }
  return Buffer.concat(whole.blocks());
}

function startParser(request: Request, { maxParts, fieldBytes }: { maxParts: number; fieldBytes: number }, arriving: ArrivingParts) {
  const parser = parserOf(request, { maxParts, fieldBytes });
  let left = fieldBytes;
  parser.on("field", (name, value, _nameCut, isCut) => {
    const content = Buffer.from(value);
    left -= content.length;
    if (isCut || left < 0) arriving.fail(new FormTooLarge("the fields are too long"));
    else arriving.add(name, { fileName: null, type: "", content: Readable.from([content]) });
  });
  parser.on("file", (name, stream, fileName, _encoding, type) => arriving.addFile(name, stream, { fileName: unescaped(fileName), type }));
  parser.on("partsLimit", () => arriving.fail(new FormTooLarge("too many parts")));
  parser.on("filesLimit", () => arriving.fail(new FormTooLarge("too many files")));
  parser.on("error", () => arriving.fail(new BrokenForm("the body breaks off")));
  parser.on("finish", () => arriving.end());
  return parser;
}

function parserOf(request: Request, { maxParts, fieldBytes }: { maxParts: number; fieldBytes: number }) {
  const type = request.headers.get("content-type") ?? "";
  // RFC 2046: a boundary has 1 to 70 characters.
  if (!isMultipart(request) || !/\bboundary=("[^"]{1,70}"|[^\s;"]{1,70})(;|\s|$)/i.test(type)) throw new BrokenForm("no multipart body");
  return new Busboy({
    headers: { "content-type": type },
    preservePath: true,
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: {
      fieldNameSize: MAX_NAME_LENGTH,
      fieldSize: fieldBytes,
      files: MAX_FILES,
      parts: maxParts,
      headerPairs: MAX_HEADS,
      headerSize: MAX_HEAD_LENGTH,
    },
  });
}

/** Browsers percent-encode exactly these three characters in a name, unlike in addresses. */
const unescaped = (text: string) => text.replace(/%(22|0D|0A)/g, (code) => decodeURIComponent(code));

/** Queue of the parts that the parser has found and nobody has requested yet. */
class ArrivingParts {
  #parts: { part: FormPart; stream: Readable | null }[] = [];
  /** The file being read, and the one arriving. */
  #read: Readable | null = null;
  #arriving: Readable | null = null;
  #end: Error | "whole" | null = null;
  #wake = () => {};
  readonly #stop: () => void;

  constructor(stop: () => void) {
    this.#stop = stop;
  }

  add(name: string | undefined, part: Omit<FormPart, "name">, stream: Readable | null = null) {
    if (name === undefined) return this.fail(new BrokenForm("a part without a name"));
    this.#parts.push({ part: { name: unescaped(name), ...part }, stream });
    this.#wake();
  }

  addFile(name: string | undefined, stream: BusboyFileStream, about: { fileName: string; type: string }) {
    stream.on("error", () => this.fail(new BrokenForm("a file breaks off")));
    this.#arriving = stream;
    this.add(name, { ...about, content: this.#contentOf(stream) }, stream);
  }

  /** Keeps the first failure, which a reader of a file meets there. Discards parts that have arrived and were not requested. */
  fail(error: Error) {
    this.#end ??= error;
    this.#stop();
    this.#parts = [];
    this.#arriving?.destroy();
    this.#wake();
  }

  end() {
    this.#end ??= "whole";
    this.#wake();
  }

  passOver() {
    this.#read?.resume();
  }

  async next(): Promise<FormPart | null> {
    for (;;) {
      if (this.#end instanceof Error) throw this.#end;
      const next = this.#parts.shift();
      this.#read = next?.stream ?? null;
      if (next) return next.part;
      if (this.#end) return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** A reader that stops early must not end the stream: the rest is skipped later. */
  async *#contentOf(stream: Readable): AsyncGenerator<Uint8Array> {
    try {
      yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw this.#end instanceof Error ? this.#end : error;
    }
    if (this.#end instanceof Error) throw this.#end;
  }
}
