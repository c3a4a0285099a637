import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { offeredTopics } from "#app/features/topics/topic-list";
import { useNames } from "#app/languages/names";

const EXAMPLES = 2;

/**
 * A file to start from: the columns, as the reader's language calls them and spreadsheets in it part them, with a line that shows how areas of this site and languages
 * are written; whoever leaves it in is told that it has no address. Its first sign says to spreadsheets that it is in UTF-8.
 */
export function TemplateLink() {
  const t = useTranslations("invitations");
  const named = useNames();
  const languageName = useLanguageName();
  const columns = t("columns");
  const areas = offeredTopics()
    .slice(0, EXAMPLES)
    .map(({ name }) => named(name));
  const cells = ["Ada Example", "", listed(areas), "", "", listed(["en", "de"].map(languageName)), "", "", ""];
  const lines = [columns, cells.join(columns.includes(";") ? ";" : ",")];
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${lines.join("\n")}\n`)}`}
      download="advisors.csv"
      className="text-link inline-flex min-h-11 items-center"
    >
      {t("template")}
    </a>
  );
}

/** Several in one cell. */
const listed = (names: string[]) => `"${names.join("; ").replaceAll('"', '""')}"`;
