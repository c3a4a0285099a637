import { findMessageFile } from "#app/features/messages/send/files.server";
import { requireViewer } from "#app/middleware/viewer";
import { downloadAnswer } from "#app/platform/files/download.server";
import { headContext } from "#app/platform/http/bodies/asked-head";
import type { Route } from "./+types/file";

/** Downloads a file of a message, for the two people of its thread, and for admins once it is reported. */
export const loader = async ({ request, context, params }: Route.LoaderArgs) =>
  downloadAnswer(await findMessageFile(requireViewer(context, request), params.id), { isHead: context.get(headContext) });
