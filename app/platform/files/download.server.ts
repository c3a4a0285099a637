import { type FileRow, readFile, readHead } from "./files.server";

interface Download {
  /** The name under which it is saved. */
  fileName: string;
  file: FileRow;
}

/**
 * Answers with a private file as a download, never opened within the site, so that nothing in it can run; with `isHead`, without its content. 404 when there
 * is none.
 */
export async function downloadAnswer(found: Download | null, { isHead }: { isHead: boolean }): Promise<Response> {
  const content = found && (await (isHead ? readHead(found.file) : readFile(found.file)));
  if (!found || content === null)
    return new Response("Not Found\n", { status: 404, headers: { ...SAFE, "content-type": "text/plain; charset=utf-8" } });
  const { fileName, file } = found;
  return new Response(content, {
    headers: {
      ...SAFE,
      "content-type": file.mimeType,
      "content-length": String(file.fileSize),
      "content-disposition": `attachment; filename="${fileName.replaceAll(/[^\w. -]/g, "_")}"; filename*=UTF-8''${encodeName(fileName)}`,
    },
  });
}

const SAFE = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
};

/** RFC 8187: also encodes what encodeURIComponent leaves but a header value must not contain. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
