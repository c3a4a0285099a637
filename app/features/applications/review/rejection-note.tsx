import { useTranslations } from "use-intl";
import { LocalTime } from "#app/ui/text/format";
import type { WizardView } from "../wizard/wizard-view";

/** Above the form of somebody whose last application was not approved: when, and what was written to them. */
export function RejectionNote({ rejection }: { rejection: WizardView["rejection"] }) {
  const t = useTranslations("applications");
  if (!rejection) return null;
  return (
    <section className="mb-6 rounded border border-line bg-wash px-5 py-4">
      <h2 className="text-lg">{t("rejectedTitle")}</h2>
      <p className="mt-1">{t.rich("rejectedText", { decided: () => <LocalTime at={rejection.decidedAt} /> })}</p>
      {rejection.reviewNotes && (
        <>
          <h3 className="mt-3 text-base">{t("rejectedNotes")}</h3>
          <p className="mt-1 whitespace-pre-line">{rejection.reviewNotes}</p>
        </>
      )}
    </section>
  );
}
