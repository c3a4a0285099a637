import { findCertificate } from "#app/features/applications/certificates.server";
import { requireViewer } from "#app/middleware/viewer";
import { readFile } from "#app/platform/files/files.server";
import type { Route } from "./+types/certificate";

/** A certificate, for its owner and for admins: saved and never opened within the site, so that nothing of it can run. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const certificate = await findCertificate(requireViewer(context, request), params.id);
  const content = certificate && (await readFile(certificate.file));
  if (!content) return new Response("Not Found\n", { status: 404, headers: { ...SAFE, "content-type": "text/plain; charset=utf-8" } });
  const { fileName, file } = certificate;
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

/** RFC 8187: what encodeURIComponent leaves and a header value must not carry is encoded, too. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
