import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { FormAlert } from "../form-alert";
import { type DeletionFacts, type OwedToPerson, obstacleOf } from "./obstacles";
import { Obstacles, Owed } from "./obstacles-to-deletion";

export interface DeleteAccountAnswer {
  intent: string;
  isAsked?: boolean;
  errors?: FieldErrors;
  alert?: string;
}

interface DeleteAccountFormProps {
  answer: DeleteAccountAnswer | null;
  needsCode: boolean;
  facts: DeletionFacts;
  sums: OwedToPerson;
}

/** Account deletion: what will happen, what the owner is still owed and what blocks it, then the proof that they are the owner. */
export function DeleteAccountForm({ answer, needsCode, facts, sums }: DeleteAccountFormProps) {
  const t = useTranslations("deletion");
  const isAsked = answer?.isAsked ?? false;
  if (obstacleOf(facts))
    return (
      <div className="grid max-w-md gap-5">
        <p>{t("what")}</p>
        <Owed sums={sums} owed={facts.owed} />
        <div role={answer?.alert ? "alert" : undefined}>
          <Obstacles facts={facts} />
        </div>
      </div>
    );
  return (
    <PostForm errors={answer?.errors} preventScrollReset={!isAsked} className="grid max-w-md gap-5">
      <p>{t("what")}</p>
      <Owed sums={sums} owed={facts.owed} />
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
