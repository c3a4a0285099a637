import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { Page } from "#app/ui/page";
import { PendingText } from "./pending-text";
import { PhotoPart } from "./photo-part";
import { SubmittedDialog } from "./submitted-dialog";
import type { SentView } from "./wizard-view";

/** Replaces the wizard while an application is being reviewed, and once it is approved. Updates live. */
export function SentApplication({ sent }: { sent: SentView }) {
  const t = useTranslations("applications");
  useLiveChanges();
  return (
    <Page title={t("title")} width="text">
      <Card>{sent.state.status === "pending" ? <Pending sent={sent} /> : <Approved />}</Card>
      {sent.photo && (
        <Card className="mt-6">
          <PhotoPart photo={sent.photo} />
        </Card>
      )}
      {sent.isJustSubmitted && <SubmittedDialog gotItTo={sent.gotItTo} />}
    </Page>
  );
}

function Pending({ sent: { state, zone } }: { sent: SentView }) {
  const t = useTranslations("applications");
  if (state.status !== "pending") return null;
  return (
    <>
      <PendingText submittedAt={state.submittedAt} dueAt={state.dueAt} zone={zone} />
      <p className="mt-2 text-soft">{t("pendingNothing")}</p>
      <ButtonLink to="/profile" variant="secondary" className="mt-6">
        {t("pendingProfile")}
      </ButtonLink>
    </>
  );
}

function Approved() {
  const t = useTranslations("applications");
  return (
    <>
      <h2 className="text-xl">{t("approvedTitle")}</h2>
      <p className="mt-3">{t("approvedText")}</p>
      <ButtonLink to="/advisor-profile" className="mt-6">
        {t("approvedButton")}
      </ButtonLink>
    </>
  );
}
