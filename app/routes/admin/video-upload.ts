import type { FormLimits } from "#app/forms/limits";
import { requireViewer } from "#app/middleware/viewer";
import { MEGABYTE } from "#app/platform/sizes";
import type { Route } from "./+types/video-upload";
import { receiveVideo } from "./video-upload.server";

/** Same limit as the tab itself. */
export const formLimits: FormLimits = { files: { from: "admins", bytes: 1024 * MEGABYTE } };

const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" };

/** Upload endpoint of the Videos tab for uploads with progress: responds with 201 or an error's key. Without JavaScript the tab itself receives the file. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await receiveVideo(requireViewer(context, request), request);
  if (answer.ok) return new Response(null, { status: 201, headers: PLAIN });
  return new Response(answer.key, { status: answer.status, headers: PLAIN });
}

export const loader = () => new Response("Method Not Allowed\n", { status: 405, headers: { ...PLAIN, allow: "POST" } });
