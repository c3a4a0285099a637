import { writeStatement } from "#app/features/advisors/billing/statements.server";
import { languageContext } from "#app/middleware/reading-language";
import { requireViewer } from "#app/middleware/viewer";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/statement";

const NAME = /^(\d{4}-\d\d)\.csv$/;

/** Downloads an advisor's own monthly statement in their language. */
export async function loader({ request, context, params: { statement } }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const month = NAME.exec(statement)?.[1];
  const csv = month ? await writeStatement(viewer, { month, language: context.get(languageContext) }) : null;
  if (csv === null) throw endedAs(404);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="statement-${month}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
