import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";

interface BlockedAlertProps {
  name: string;
  /** Path that handles the unblocking. */
  action: string;
  /** Page that it returns to, where the path is that of another one. */
  back?: string;
}

/** Says that the viewer has blocked somebody, what that means here, and unblocks them. */
export function BlockedAlert({ name, action, back }: BlockedAlertProps) {
  const t = useTranslations("blocks");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-brass bg-brass-wash px-4 py-3">
      <p className="min-w-0 grow basis-64 text-brass-ink">{t("here", { name })}</p>
      <PostForm action={action}>
        {back && <input type="hidden" name="back" value={back} />}
        <SubmitButton name="intent" value="unblock" variant="secondary">
          {t("unblock")}
        </SubmitButton>
      </PostForm>
    </div>
  );
}
