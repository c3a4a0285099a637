import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/form";
import { Icon } from "#app/ui/icon";
import { SubmitButton } from "#app/ui/submit-button";

/** Saves the advisor or takes them back. Posts to the public page, which sends the signed-out to sign in first. */
export function SaveButton({ isSaved, slug }: { isSaved: boolean | null; slug: string }) {
  const t = useTranslations("advisors");
  return (
    <PostForm action={`/advisors/${slug}`} preventScrollReset>
      <SubmitButton variant="quiet" name="save" value={isSaved ? "0" : "1"} aria-pressed={isSaved ?? false}>
        <Icon name="bookmark" className={isSaved ? "fill-current" : ""} />
        {isSaved ? t("saved") : t("save")}
      </SubmitButton>
    </PostForm>
  );
}
