import { useTranslations } from "use-intl";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { REASON_MAX_CHARACTERS } from "../people/person-form";

/** Suspends the author of the reported content; submits to the person's page, which shows the result. */
export function SuspendAuthor({ id, name }: { id: string; name: string }) {
  const t = useTranslations("dashboard");
  return (
    <ConfirmDialog
      action={`/admin?index&view=people&id=${id}`}
      title={t("suspendTitle")}
      text={t("suspendText", { name, seconds: String(UNDO_SECONDS) })}
      trigger={
        <Button size="small" variant="quiet" aria-label={t("suspendNamed", { name })}>
          {t("suspend")}
        </Button>
      }
      confirmLabel={t("suspend")}
      name="intent"
      value="suspend"
      needs={["reason"]}
    >
      <input type="hidden" name="personId" value={id} />
      <TextField name="reason" label={t("reason")} maxLength={REASON_MAX_CHARACTERS} required />
    </ConfirmDialog>
  );
}
