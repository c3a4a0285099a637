import { findCertificate } from "#app/features/applications/certificates/certificates.server";
import { requireViewer } from "#app/middleware/viewer";
import { downloadAnswer } from "#app/platform/files/download.server";
import { headContext } from "#app/platform/http/bodies/asked-head";
import type { Route } from "./+types/certificate";

/** Downloads a certificate, for its owner and for admins. */
export const loader = async ({ request, context, params }: Route.LoaderArgs) =>
  downloadAnswer(await findCertificate(requireViewer(context, request), params.id), { isHead: context.get(headContext) });
