import { useTranslations } from "use-intl";
import { expertiseNow } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { WizardView } from "./wizard-view";

/** A draft started with the person's email address in another browser: they decide whether it is theirs before it is used. */
export function WaitingDraft({ waiting }: Pick<WizardView, "waiting">) {
  const t = useTranslations("applications");
  const named = useNames();
  if (!waiting) return null;
  const { id, firstName, lastName, location, expertise } = waiting;
  const facts = [`${firstName} ${lastName}`.trim(), expertise && named(expertiseNow(expertise)), location].filter((fact) => fact !== "");
  return (
    <section aria-labelledby="waiting-title" className="mb-6 rounded border border-line bg-wash px-5 py-4">
      <h2 id="waiting-title" className="text-lg">
        {t("waitingTitle")}
      </h2>
      <p className="mt-2 max-w-measure text-soft">{t("waitingText")}</p>
      {facts.length > 0 && (
        <p className="mt-3 break-words">
          <bdi>{facts.join(", ")}</bdi>
        </p>
      )}
      <PostForm className="mt-5 flex flex-wrap gap-3">
        <SubmitButton variant="secondary" name="intent" value={`take-draft:${id}`}>
          {t("waitingTake")}
        </SubmitButton>
        <SubmitButton variant="quiet" name="intent" value={`discard-draft:${id}`}>
          {t("waitingDiscard")}
        </SubmitButton>
      </PostForm>
    </section>
  );
}
