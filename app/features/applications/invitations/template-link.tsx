import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { offeredTopics } from "#app/features/topics/topic-list";
import { useNames } from "#app/languages/names";
import { csvAddress } from "#app/platform/csv";

const EXAMPLES = 2;

/**
 * Downloads a template: columns named and delimited as usual in the reader's language, and a sample line that shows how this site's areas and languages are
 * written. Left in, that line is refused for lack of an email address. A byte order mark marks the file as UTF-8.
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
      href={csvAddress(`\ufeff${lines.join("\n")}\n`)}
      download={t("fileTemplate")}
      className="text-link inline-flex min-h-11 items-center"
    >
      {t("template")}
    </a>
  );
}

/** Several values in one cell. */
const listed = (names: string[]) => `"${names.join("; ").replaceAll('"', '""')}"`;
