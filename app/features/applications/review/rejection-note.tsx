import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { useWrittenLanguage } from "#app/languages/written-language";
import { LocalTime } from "#app/ui/text/format";
import type { ApplicationState } from "../application-state";

/** Shown above the form when the last application was not approved: the date and the reviewer's notes. */
export function RejectionNote({ rejection }: { rejection: Extract<ApplicationState, { status: "rejected" }> | null }) {
  const written = useWrittenLanguage();
  const t = useTranslations("applications");
  if (!rejection) return null;
  return (
    <section className="mb-6 rounded border border-line bg-wash px-5 py-4">
      <h2 className="text-lg">{t("rejectedTitle")}</h2>
      <p className="mt-1">
        {t.rich(whyClosed() ? "rejectedTextClosed" : "rejectedText", { decided: () => <LocalTime at={rejection.decidedAt} /> })}
      </p>
      {rejection.reviewNotes && (
        <>
          <h3 className="mt-3 text-base">{t("rejectedNotes")}</h3>
          <p {...written(rejection.reviewNotes)} className="mt-1 whitespace-pre-line">
            {rejection.reviewNotes}
          </p>
        </>
      )}
    </section>
  );
}
