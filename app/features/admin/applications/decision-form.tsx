import { useTranslations } from "use-intl";
import { NOTES_MAX_CHARACTERS } from "#app/features/applications/limits";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "./application-answer";
import { DecisionMail } from "./decision-mail";

interface DecisionFormProps {
  id: string;
  name: string;
  /** Notes that were written before. */
  held: string | undefined;
  answer: ApplicationsAnswer | undefined;
  className?: string;
}

/** Review notes with Approve and Reject buttons; each shows a preview of its mail first. (signed-in-areas.md 2, Applications) */
export function DecisionForm({ id, name, held, answer, className }: DecisionFormProps) {
  const t = useTranslations("admin");
  const own = answer?.id === id ? answer : undefined;
  return (
    <PostForm className={className} preventScrollReset data-drafts={own ? "refused" : ""}>
      <div className="mb-3 empty:hidden">
        <FailureAlert alert={own?.alert} />
      </div>
      <input type="hidden" name="applicationId" value={id} />
      <TextAreaField
        name="reviewNotes"
        label={t("reviewNotes")}
        hint={t("reviewNotesHint")}
        defaultValue={own?.notes ?? held ?? ""}
        maxLength={NOTES_MAX_CHARACTERS}
        rows={2}
        // The decision was undone, so the form is back with its notes: let the admin continue there.
        autoFocus={own?.isUndone}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <SubmitButton size="small" name="action" value="approved" busyLabel={t("approving")} aria-label={t("approveNamed", { name })}>
          {t("approve")}
        </SubmitButton>
        <SubmitButton
          size="small"
          variant="secondary"
          name="action"
          value="rejected"
          busyLabel={t("rejecting")}
          aria-label={t("rejectNamed", { name })}
        >
          {t("reject")}
        </SubmitButton>
      </div>
      <DecisionMail answer={own} name={name} />
    </PostForm>
  );
}
