import { writeStatement } from "#app/features/advisors/billing/statements.server";
import { foldText } from "#app/features/catalog/search-words";
import { translatorFor } from "#app/languages/all-texts.server";
import { languageContext } from "#app/middleware/reading-language";
import { requireViewer } from "#app/middleware/viewer";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/statement";

const NAME = /^(\d{4}-\d\d)\.csv$/;

/** Downloads an advisor's own monthly statement in their language. */
export async function loader({ request, context, params: { statement } }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const month = NAME.exec(statement)?.[1];
  const language = context.get(languageContext);
  const csv = month ? await writeStatement(viewer, { month, language }) : null;
  if (!month || csv === null) throw endedAs(404);
  const fileName = foldText(translatorFor(language, "statement")("fileName", { month }));
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}
