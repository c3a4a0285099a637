import { useFetcher, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { CalmCard, type CalmWords } from "#app/ui/calm-card";
import { TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import { type FieldErrors, useMessage } from "#app/ui/text/message-key";

interface CategoryRequestFormProps {
  /** Initial value of the name. */
  name?: string;
  comments?: string;
  email?: string;
  errors?: FieldErrors;
  /** In a dialog: closes it once the request is sent. */
  onClose?: () => void;
}

const ACTION = "/search";

/** Form to request a missing category (visitor site, section 2: Category request dialog). Posts to the search page; with JavaScript it stays in place. */
export function CategoryRequestForm({ name = "", comments = "", email, errors, onClose }: CategoryRequestFormProps) {
  const t = useTranslations("catalog");
  const fetcher = useFetcher<{ ok: boolean; errors?: FieldErrors; calm?: CalmWords | null }>();
  const isHydrated = useHydrated();
  const isSignedIn = Boolean(useRouteLoaderData<{ frame: { viewer: object | null } }>("root")?.frame.viewer);
  const answer = fetcher.data;
  if (answer?.ok) return <RequestDone calm={answer.calm} onClose={onClose} />;
  return (
    <PostForm action={isHydrated ? `${ACTION}?stay` : ACTION} fetcher={fetcher} errors={answer?.errors ?? errors} className="space-y-5">
      <FormProblem errors={answer?.errors ?? errors} />
      <TextField name="name" label={t("requestName")} defaultValue={name} required autoComplete="off" />
      <TextAreaField name="comments" label={t("requestComments")} defaultValue={comments} optional />
      {!isSignedIn && (
        <TextField
          name="email"
          type="email"
          label={t("requestEmail")}
          hint={t("requestEmailHint")}
          defaultValue={email}
          autoComplete="email"
          optional
        />
      )}
      <SubmitButton busyLabel={t("requestSubmitting")}>{t("requestSubmit")}</SubmitButton>
    </PostForm>
  );
}

function RequestDone({ calm, onClose }: { calm?: CalmWords | null; onClose?: () => void }) {
  const t = useTranslations("catalog");
  return (
    <div className="space-y-5">
      {calm && <CalmCard words={calm} />}
      <p role="status">{t("requestDone")}</p>
      {onClose && (
        <Button variant="secondary" onClick={onClose}>
          {t("requestClose")}
        </Button>
      )}
    </div>
  );
}

/** Error about the whole request rather than one of its fields. */
function FormProblem({ errors }: { errors?: FieldErrors }) {
  const message = useMessage();
  if (!errors?.form) return null;
  return (
    <p role="alert" className="rounded bg-danger-wash px-4 py-3 text-danger">
      {message(errors.form)}
    </p>
  );
}
