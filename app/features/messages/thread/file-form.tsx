import { useTranslations } from "use-intl";
import { PAPER_ACCEPTS } from "#app/platform/files/attachment";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";

/** Sends a file as a separate message; collapsed by default. */
export function FileForm({ threadId, newKey }: { threadId: string; newKey: string }) {
  const t = useTranslations("messages");
  return (
    <details className="mt-2">
      <summary className="text-link inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="document" />
        {t("attach")}
      </summary>
      <PostForm
        action={`/messages/${threadId}`}
        encType="multipart/form-data"
        className="mt-1 flex flex-wrap items-start gap-3 sm:flex-nowrap"
      >
        <input type="hidden" name="key" value={newKey} />
        <TextField
          name="file"
          type="file"
          accept={PAPER_ACCEPTS}
          label={t("file")}
          isLabelHidden
          hint={t("fileHint")}
          className="min-w-0 grow"
        />
        <SubmitButton variant="secondary" name="intent" value="file" needs={["file"]} busyLabel={t("sending")} className="shrink-0">
          {t("fileSend")}
        </SubmitButton>
      </PostForm>
    </details>
  );
}
