import { memo } from "react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Dialog } from "#app/ui/overlays/dialog";

const NEXT_STEPS = ["dialogReview", "dialogAnswer", "dialogWelcome"] as const;

/** Shown after submitting: what happens next, in three steps (signed-in-areas.md 2). Memoized, so that updates of the page behind do not close it. */
export const SubmittedDialog = memo(function SubmittedDialog({ gotItTo }: { gotItTo: string }) {
  const t = useTranslations("applications");
  return (
    <Dialog open title={t("dialogTitle")} description={t("dialogText")}>
      <ol className="grid gap-4">
        {NEXT_STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              className="grid size-7 shrink-0 place-items-center rounded-full bg-sage-wash text-sm font-semibold text-sage-ink"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <div className="dialog-actions">
        <ButtonLink to={gotItTo}>{t("dialogButton")}</ButtonLink>
      </div>
    </Dialog>
  );
});
