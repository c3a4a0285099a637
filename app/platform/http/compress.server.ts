import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isStreaming } from "./streaming";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const SMALLEST_BYTES = 1400;
const QUICK_QUALITY = 4;

/** Compresses a rendered page for callers that accept it. Answers that stream, are short or already encoded stay as they are. */
export async function compressed(response: Response, acceptEncoding: string) {
  const encoding = /\bbr\b/.test(acceptEncoding) ? "br" : /\bgzip\b/.test(acceptEncoding) ? "gzip" : null;
  const type = response.headers.get("content-type") ?? "";
  if (!encoding || !/^text\/(html|plain|x-script)|json|xml/.test(type) || response.headers.has("content-encoding") || !response.body)
    return response;
  if (isStreaming(response.headers)) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "accept-encoding");
  if (body.length < SMALLEST_BYTES) return new Response(body, { status: response.status, headers });
  headers.set("content-encoding", encoding);
  const packed =
    encoding === "br"
      ? await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } })
      : await toGzip(body, { level: 4 });
  headers.set("content-length", String(packed.length));
  return new Response(packed, { status: response.status, headers });
}
