import { readByteRange } from "#app/platform/files/byte-range";
import { type FileRow, findPublicFile, readFile, readHead } from "#app/platform/files/files.server";
import { headContext } from "#app/platform/http/bodies/asked-head";
import type { Route } from "./+types/files";

const RANDOM_NAME_SECONDS = 31_536_000;
const PLAIN = /^[\w./-]{1,500}$/;

/** Public uploaded files, by bucket and path. Served so that no content can run; names are never reused. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [bucket = "", ...rest] = (params["*"] ?? "").split("/");
  const path = rest.join("/");
  const file = PLAIN.test(path) ? await findPublicFile({ bucket: PLAIN.test(bucket) ? bucket : "", path }) : null;
  if (!file) return new Response("Not Found\n", { status: 404, headers: { ...SAFE, "content-type": "text/plain; charset=utf-8" } });
  const etag = `"${file.id}"`;
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: { ...headersOf(file), etag } });
  return sendFile(request, file, { headers: { ...headersOf(file), etag }, isHead: context.get(headContext) });
}

async function sendFile(request: Request, file: FileRow, { headers, isHead }: { headers: Record<string, string>; isHead: boolean }) {
  const isSame = [null, headers.etag].includes(request.headers.get("if-range"));
  const range = isSame ? readByteRange(request.headers.get("range"), file.fileSize) : null;
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { ...SAFE, "content-range": `bytes */${file.fileSize}` } });
  const { start, end } = range ?? { start: 0, end: file.fileSize - 1 };
  const sized = { ...headers, "content-length": String(end - start + 1) };
  const part = range ? { ...sized, "content-range": `bytes ${start}-${end}/${file.fileSize}` } : sized;
  const status = range ? 206 : 200;
  const content = await (isHead ? readHead(file) : readFile(file, { start, end }));
  if (content === null)
    return new Response("Not Found\n", { status: 404, headers: { ...SAFE, "content-type": "text/plain; charset=utf-8" } });
  return new Response(content, { status, headers: part });
}

const SAFE = { "x-content-type-options": "nosniff", "content-security-policy": "sandbox; default-src 'none'" };

// A mail's logo is embedded in a page of another origin: the recipient's webmail.
const EMBEDDABLE = { "cross-origin-resource-policy": "cross-origin" };

const headersOf = ({ mimeType, bucket }: FileRow) => ({
  ...SAFE,
  ...(bucket === "branding" && EMBEDDABLE),
  "content-type": mimeType,
  "accept-ranges": "bytes",
  "cache-control": `public, max-age=${RANDOM_NAME_SECONDS}, immutable`,
});
