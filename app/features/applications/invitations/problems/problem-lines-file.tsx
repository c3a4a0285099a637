import { useTranslations } from "use-intl";
import { csvAddress } from "#app/platform/csv";

/** Downloads the lines that have problems, to put them right and import them again. */
export function ProblemLinesFile({ file }: { file: string | undefined }) {
  const t = useTranslations("invitations");
  if (file === undefined) return null;
  return (
    <p>
      <a href={csvAddress(file)} download={t("fileProblems")} className="text-link inline-flex min-h-11 items-center">
        {t("problemsFile")}
      </a>
    </p>
  );
}
