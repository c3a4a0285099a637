import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { ButtonLink } from "#app/ui/button";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { PostAnswer, ShownMessage } from "../thread/thread-view";

interface ReportFormProps {
  threadId: string;
  message: ShownMessage;
  name: string;
  site: string;
  refused: PostAnswer | undefined;
}

/** Reports one message to the admins, with a reason. */
export function ReportForm({ threadId, message, name, site, refused }: ReportFormProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("messages");
  const box = useRef<HTMLTextAreaElement>(null);
  const problem = refused?.ok === false ? refused : undefined;
  useEffect(() => box.current?.focus(), []);
  return (
    <PostForm action={`/messages/${threadId}?report=${message.number}`} errors={problem?.errors} className="space-y-4">
      <h2 className="text-xl">{t("reportTitle")}</h2>
      <blockquote {...written(message.text)} dir="auto" className="line-clamp-3 border-l-2 border-line pl-3 break-words text-soft">
        {message.text}
      </blockquote>
      <p className="text-sm text-soft">{t("reportText", { name, site })}</p>
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="message" value={message.number} />
      <TextAreaField ref={box} name="reason" label={t("reportReason")} optional rows={2} dir="auto" defaultValue={problem?.text} />
      <p className="flex flex-wrap gap-3">
        <SubmitButton variant="danger">{t("reportSend")}</SubmitButton>
        <ButtonLink to={`/messages/${threadId}`} variant="secondary" preventScrollReset>
          {t("reportCancel")}
        </ButtonLink>
      </p>
    </PostForm>
  );
}
