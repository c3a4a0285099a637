import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { isStreaming } from "./streaming";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type PageEncoding = "br" | "gzip";

const SMALLEST_BYTES = 1400;
/** No page of ours is larger. */
const MAX_PAGE_BYTES = 1_000_000;
const QUICK_QUALITY = 4;
const GZIP_LEVEL = 4;
/** A window of 128 KB covers the largest page and needs a hundredth of the memory of the default one, which is allocated anew for each response. */
const WINDOW_BITS = 17;

/** The encoding that the client accepts, brotli first; null for none. */
export const encodingOf = (accepted: string | undefined): PageEncoding | null =>
  /\bbr\b/.test(accepted ?? "") ? "br" : /\bgzip\b/.test(accepted ?? "") ? "gzip" : null;

/** Compresses a page that somebody is waiting for. */
export const packQuickly = (body: Buffer, encoding: PageEncoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === "br" ? pack(body, QUICK_QUALITY) : toGzip(body, { level: GZIP_LEVEL });

/** Compresses a page as small as possible, which takes a hundred times as long. */
export const packBest = (body: Buffer): Promise<Buffer<ArrayBuffer>> => pack(body, constants.BROTLI_MAX_QUALITY);

const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  // Measured on visitors' pages: style sheet, markup and data are packed by what is frequent in each.
  ...(quality === constants.BROTLI_MAX_QUALITY && { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 1 }),
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
});

const pack = (body: Buffer, quality: number) =>
  toBrotli(body, { params: { ...brotliParams(quality), [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

/**
 * Compresses a rendered page when the client accepts it. Streaming, short and already encoded responses stay as they are. Anything longer
 * than a page is compressed while it is read, so that memory use stays bounded.
 */
export async function compressed(response: Response, acceptEncoding: string) {
  const encoding = encodingOf(acceptEncoding);
  const type = response.headers.get("content-type") ?? "";
  if (!encoding || !/^text\/(html|plain|x-script)|json|xml/.test(type) || response.headers.has("content-encoding") || !response.body)
    return response;
  if (isStreaming(response.headers)) return response;
  const { body, rest } = await gather(response.body);
  const headers = new Headers(response.headers);
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "accept-encoding");
  if (rest) {
    headers.set("content-encoding", encoding);
    headers.delete("content-length");
    return new Response(packedAsTaken(body, rest, encoding), { status: response.status, headers });
  }
  if (body.length < SMALLEST_BYTES) return new Response(body, { status: response.status, headers });
  headers.set("content-encoding", encoding);
  const packed = await packQuickly(body, encoding);
  headers.set("content-length", String(packed.length));
  return new Response(packed, { status: response.status, headers });
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Reads a body up to the length of a page; of a longer one, returns the beginning and a reader for the rest. */
async function gather(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<{ body: Buffer<ArrayBuffer>; rest: BodyReader | null }> {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (size <= MAX_PAGE_BYTES) {
    const { done, value } = await reader.read();
    if (done) return { body: Buffer.concat(pieces), rest: null };
    pieces.push(value);
    size += value.byteLength;
  }
  return { body: Buffer.concat(pieces), rest: reader };
}

function packedAsTaken(begun: Buffer, rest: BodyReader, encoding: PageEncoding) {
  async function* pieces() {
    try {
      yield begun;
      for (let piece = await rest.read(); !piece.done; piece = await rest.read()) yield piece.value;
    } finally {
      await rest.cancel();
    }
  }
  const packer = encoding === "br" ? createBrotliCompress({ params: brotliParams(QUICK_QUALITY) }) : createGzip({ level: GZIP_LEVEL });
  // An error on the way ends the response: `packer` is destroyed with it.
  pipeline(pieces(), packer, () => undefined);
  return Readable.toWeb(packer) as ReadableStream<Uint8Array>;
}
