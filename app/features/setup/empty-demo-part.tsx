import { useTranslations } from "use-intl";
import { FormAlert } from "#app/features/accounts/form-alert";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";

interface EmptyDemoPartProps {
  /** Null when there is no demo to empty. */
  demo: { others: number } | null;
  siteName: string;
  answer: { alert?: { key: string }; typed: Record<string, string> } | undefined;
}

/** Form that turns the demo into a site of one's own. */
export function EmptyDemoPart({ demo, siteName, answer }: EmptyDemoPartProps) {
  const t = useTranslations("setup");
  if (!demo) return null;
  return (
    <details open={answer !== undefined} className="card lg:col-span-2" id="start-own">
      <summary className="min-h-11 content-center">
        <h2 className="inline text-2xl">{t("ownTitle")}</h2>
      </summary>
      <p className="mt-1 max-w-measure text-soft">{t("ownText")}</p>
      {demo.others > 0 && <p className="mt-2 max-w-measure font-semibold text-danger">{t("ownOthers", { count: demo.others })}</p>}
      <PostForm className="mt-5 grid max-w-md gap-5">
        <FormAlert alert={answer?.alert} />
        <input type="hidden" name="intent" value="empty-demo" />
        <TextField
          name="confirm"
          label={t("ownConfirm", { site: siteName })}
          defaultValue={answer?.typed.confirm}
          autoComplete="off"
          required
        />
        <div>
          <SubmitButton variant="danger" busyLabel={t("ownBusy")}>
            {t("ownSubmit")}
          </SubmitButton>
        </div>
      </PostForm>
    </details>
  );
}
