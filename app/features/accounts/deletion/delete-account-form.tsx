import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { FormAlert } from "../form-alert";

export interface LeaveAnswer {
  intent: string;
  isAsked?: boolean;
  errors?: FieldErrors;
  alert?: string;
}

/** Deleting the account: what will happen, and then the proof that its owner wants it. */
export function LeaveForm({ answer, needsCode }: { answer: LeaveAnswer | null; needsCode: boolean }) {
  const t = useTranslations("deletion");
  const isAsked = answer?.isAsked ?? false;
  return (
    <PostForm errors={answer?.errors} preventScrollReset={!isAsked} className="grid max-w-md gap-5">
      <p>{t("what")}</p>
      <FormAlert alert={answer?.alert ? { key: answer.alert } : null} />
      {isAsked && <TextField name="currentPassword" type="password" label={t("currentPassword")} autoComplete="current-password" />}
      {isAsked && needsCode && (
        <TextField name="code" label={t("code")} autoComplete="one-time-code" spellCheck={false} autoCapitalize="characters" />
      )}
      <div>
        <SubmitButton variant={isAsked ? "danger" : "secondary"} name="intent" value="leave" busyLabel={t("deleting")}>
          {isAsked ? t("confirm") : t("begin")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}
