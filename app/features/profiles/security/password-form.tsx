import { useRef } from "react";
import { useTranslations } from "use-intl";
import { type FormAnswer, SentByScript, useFormAnswer } from "#app/features/autosave/use-form-answer";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useMessage } from "#app/ui/text/message-key";
import { Panel } from "../panel";

/** The two fields for a new password, and the current one when the server asks for it (decisions.md 2). */
export function PasswordForm({ answer: posted }: { answer: FormAnswer | null }) {
  const t = useTranslations("profiles");
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const texts = { saved: "passwordChanged", failed: "passwordFailed" } as const;
  const { fetcher, answer = refusalOf(posted) } = useFormAnswer(texts, () => box.current?.querySelector("form")?.reset());
  const refusal = answer?.ok === false ? answer : null;
  return (
    <Panel title={t("password")} text={t("passwordText")}>
      <div ref={box}>
        {refusal?.alert && (
          <p role="alert" className="mb-5 max-w-md rounded border border-danger/35 bg-danger-wash px-4 py-3 font-semibold text-danger">
            {message(refusal.alert)}
          </p>
        )}
        <PostForm fetcher={fetcher} errors={refusal?.errors} defaultShouldRevalidate={false} className="grid max-w-md gap-5">
          <input type="hidden" name="intent" value="password" />
          <SentByScript />
          <TextField name="newPassword" type="password" label={t("newPassword")} autoComplete="new-password" />
          <TextField name="confirmPassword" type="password" label={t("confirmPassword")} autoComplete="new-password" />
          {refusal?.isProofNeeded && (
            <TextField
              name="currentPassword"
              type="password"
              label={t("currentPassword")}
              hint={t("currentPasswordHint")}
              autoComplete="current-password"
            />
          )}
          <div>
            <SubmitButton needs={["newPassword", "confirmPassword"]} busyLabel={t("updatingPassword")}>
              {t("updatePassword")}
            </SubmitButton>
          </div>
        </PostForm>
      </div>
    </Panel>
  );
}

const refusalOf = (answer: FormAnswer | null) => (answer && "ok" in answer ? answer : undefined);
