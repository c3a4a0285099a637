import { useTranslations } from "use-intl";
import { ZoneField } from "#app/features/schedule/zone-field";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import { postPath } from "../conversation/post-answer";
import type { AssistantFormProps } from "../pages/message-form";
import { documentRules } from "../schema";
import { ACCEPTED_DOCUMENTS } from "./document-limits";

/** Form to upload a document instead of, or along with, a message. */
export function DocumentForm({ room, fetcher, refused }: AssistantFormProps) {
  const t = useTranslations("assistant");
  const isHydrated = useHydrated();
  const answer = fetcher.data ?? refused;
  return (
    <PostForm
      action={postPath(room, isHydrated)}
      fetcher={fetcher}
      schema={documentRules}
      errors={answer?.errors}
      encType="multipart/form-data"
      className="flex flex-wrap items-start gap-x-2 gap-y-3"
    >
      <input type="hidden" name="assistant" value="document" />
      <ZoneField />
      <TextField
        key={answer?.ok ? answer.number : "open"}
        name="document"
        type="file"
        accept={ACCEPTED_DOCUMENTS}
        label={t("document")}
        hint={t("documentHint")}
        className="min-w-0 grow basis-64"
      />
      <SubmitButton needs={["document"]} variant="secondary" busy={fetcher.state !== "idle"} className="sm:mt-7">
        {t("documentSend")}
      </SubmitButton>
    </PostForm>
  );
}
