import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { FormAlert } from "../form-alert";
import { Obstacles, Owed } from "./before-leaving";
import { type Leaving, type OwedToPerson, obstacleOf } from "./leaving";

export interface LeaveAnswer {
  intent: string;
  isAsked?: boolean;
  errors?: FieldErrors;
  alert?: string;
}

interface LeaveFormProps {
  answer: LeaveAnswer | null;
  needsCode: boolean;
  leaving: Leaving;
  sums: OwedToPerson;
}

/** Account deletion: what will happen, what the owner is still owed and what blocks it, then the proof that they are the owner. */
export function LeaveForm({ answer, needsCode, leaving, sums }: LeaveFormProps) {
  const t = useTranslations("deletion");
  const isAsked = answer?.isAsked ?? false;
  if (obstacleOf(leaving))
    return (
      <div className="grid max-w-md gap-5">
        <p>{t("what")}</p>
        <Owed sums={sums} owed={leaving.owed} />
        <div role={answer?.alert ? "alert" : undefined}>
          <Obstacles leaving={leaving} />
        </div>
      </div>
    );
  return (
    <PostForm errors={answer?.errors} preventScrollReset={!isAsked} className="grid max-w-md gap-5">
      <p>{t("what")}</p>
      <Owed sums={sums} owed={leaving.owed} />
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
