import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import type { ListedPerson } from "./listed-person";
import { REASON_MAX_CHARACTERS } from "./person-form";

interface DirectoryButtonProps {
  person: ListedPerson;
  name: string;
  reason: string | undefined;
}

/** Takes an advisor out of the directory, or puts them back. */
export function DirectoryButton({ person, name, reason }: DirectoryButtonProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  const id = <input type="hidden" name="personId" value={person.id} />;
  if (!person.isListed)
    return (
      <PostForm preventScrollReset>
        {id}
        <SubmitButton
          variant="secondary"
          size="small"
          name="intent"
          value="relist"
          busyLabel={words("saving")}
          aria-label={t("relistNamed", { name })}
        >
          {t("relist")}
        </SubmitButton>
      </PostForm>
    );
  return (
    <ConfirmDialog
      id={`unlist-${person.id}`}
      trigger={
        <Button variant="quiet" size="small" aria-label={t("unlistNamed", { name })}>
          {t("unlist")}
        </Button>
      }
      title={t("unlistTitle")}
      text={t("unlistText", { name })}
      confirmLabel={t("unlist")}
      busyLabel={words("saving")}
      name="intent"
      value="unlist"
    >
      {id}
      <TextField name="reason" label={t("reason")} defaultValue={reason} maxLength={REASON_MAX_CHARACTERS} required />
    </ConfirmDialog>
  );
}
