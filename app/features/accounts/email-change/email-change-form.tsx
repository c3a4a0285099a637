import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { FormAlert } from "../form-alert";

export interface EmailChangeAnswer {
  intent: string;
  errors?: FieldErrors;
  alert?: string;
  isProofNeeded?: boolean;
  newEmail?: string;
}

interface EmailChangeFormProps {
  email: string;
  waiting: { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean } | null;
  answer: EmailChangeAnswer | null;
}

/** The sign-in address, and the form to change it. */
export function EmailChangeForm({ email, waiting, answer }: EmailChangeFormProps) {
  const t = useTranslations("emailChange");
  const accounts = useTranslations("secondFactor");
  const strong = (text: React.ReactNode) => <strong className="break-words">{text}</strong>;
  return (
    <div className="grid max-w-md gap-5">
      <p>{t.rich("current", { email, strong })}</p>
      {waiting && (
        <PostForm preventScrollReset className="grid gap-3 rounded border border-line px-4 py-3">
          <p>{t.rich("waiting", { email: waiting.newEmail, strong })}</p>
          <p className="text-sm text-soft">{t(waitingText(waiting))}</p>
          <div>
            <SubmitButton variant="secondary" size="small" name="intent" value="email-change-cancel">
              {t("cancel")}
            </SubmitButton>
          </div>
        </PostForm>
      )}
      <FormAlert alert={answer?.alert ? { key: answer.alert } : null} />
      <PostForm key={waiting?.newEmail} errors={answer?.errors} preventScrollReset className="grid gap-5">
        <TextField
          name="newEmail"
          type="email"
          label={t("newEmail")}
          defaultValue={answer?.newEmail}
          autoComplete="email"
          spellCheck={false}
        />
        {answer?.isProofNeeded && (
          <TextField
            name="currentPassword"
            type="password"
            label={accounts("currentPassword")}
            hint={accounts("proofText")}
            autoComplete="current-password"
          />
        )}
        <div>
          <SubmitButton name="intent" value="email-change-begin" needs={["newEmail"]} busyLabel={t("changing")}>
            {t("change")}
          </SubmitButton>
        </div>
      </PostForm>
    </div>
  );
}

function waitingText({ isOldConfirmed, isNewConfirmed }: { isOldConfirmed: boolean; isNewConfirmed: boolean }) {
  if (isNewConfirmed) return "waitingOld";
  return isOldConfirmed ? "waitingNew" : "waitingBoth";
}
