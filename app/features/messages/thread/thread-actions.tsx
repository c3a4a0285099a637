import { useTranslations } from "use-intl";
import { bookPath } from "#app/features/advisors/page/book-path";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { BlockButton } from "../reports/block-button";
import type { ThreadView } from "./thread-view";

/** Links to the consultation, booking and the advisor's page, and a button to block or unblock the other side. */
export function ThreadActions({ thread: { id, other, closed, consultationId }, name }: { thread: ThreadView; name: string }) {
  const t = useTranslations("messages");
  const action = `/messages/${id}`;
  return (
    <>
      {consultationId && (
        <ButtonLink to={`/consultations/${consultationId}`} variant="secondary" size="small">
          {t("consultation")}
        </ButtonLink>
      )}
      {other.slug && (
        <>
          {closed === null && (
            <ButtonLink to={bookPath(other.slug)} size="small">
              {t("book")}
            </ButtonLink>
          )}
          <ButtonLink to={`/advisors/${other.slug}`} variant="secondary" size="small">
            {t("profile")}
          </ButtonLink>
        </>
      )}
      {closed === "blockedByYou" ? (
        <PostForm action={action}>
          <SubmitButton name="intent" value="unblock" variant="secondary" size="small">
            {t("unblock")}
          </SubmitButton>
        </PostForm>
      ) : (
        <BlockButton name={name} action={action} size="small" className={other.slug ? undefined : "max-sm:-ml-3"} />
      )}
    </>
  );
}
