import { readFilters } from "#app/features/admin/applications/application-filters";
import { exportList } from "#app/features/admin/lists/list-file.server";
import { isListName, listAddress } from "#app/features/admin/lists/list-shapes";
import { readChoices } from "#app/features/admin/lists/read-list-params";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { languageOr } from "#app/languages/languages";
import { requireOwnPage } from "#app/middleware/same-origin";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { headContext } from "#app/platform/http/bodies/asked-head";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/list-file";
import { limitExports } from "./limit-exports.server";

/** Downloads an admin list as a file; requires a sign-in within the last 15 minutes. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const name = params.list.replace(/\.csv$/, "");
  if (!isListName(name)) throw endedAs(404);
  const search = new URL(request.url).searchParams;
  const listParams = { query: readFilters(search).query, ...readChoices(name, search) };
  const page = listAddress(name, { ...listParams, page: 1 });
  requireOwnPage(request, page);
  await requireRecentSignIn(viewer, request, now());
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${translatorFor(languageOr(viewer.language), "listFiles")(`file_${name}`)}"`,
    "cache-control": "private, no-store",
  };
  if (context.get(headContext)) return new Response(null, { headers });
  await limitExports(viewer, page);
  const { bytes, content } = await exportList(viewer, { name, params: listParams }, now());
  return new Response(content, { headers: { ...headers, "content-length": String(bytes) } });
}
