import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { LocalTime } from "#app/ui/text/format";
import type { ApplicationState } from "../application-state";
import { RejectionNote } from "../review/rejection-note";

/** Where an application stands, for its applicant, below the words that there is no advisor yet (decisions.md 2). */
export function ApplicationAlert({ state, zone }: { state: ApplicationState; zone: string }) {
  const t = useTranslations("applications");
  if (state.status === "approved") return null;
  if (state.status === "rejected") return <RejectionNote rejection={state} />;
  return (
    <Card as="section">
      <h2 className="text-xl">{t("pendingTitle")}</h2>
      <p className="mt-3">
        {t.rich("pendingText", {
          sent: () => <LocalTime at={state.submittedAt} zone={zone} />,
          due: () => <LocalTime at={state.dueAt} zone={zone} />,
        })}
      </p>
    </Card>
  );
}
