import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { useAnswer } from "#app/ui/connection/answer";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import { Icon } from "#app/ui/icon";
import { useHere } from "#app/ui/kept";
import { useToast } from "#app/ui/overlays/toast";

interface SaveButtonProps {
  slug: string;
  /** Completes the label for those who do not see the card. */
  name: string;
  isSaved: boolean;
}

/**
 * Saves the advisor or takes them back. Posts to the public page, which sends the signed-out to sign in, saves, and comes back here.
 * With React the page stays as it is, and the button knows the answer before the server does.
 */
export function SaveButton({ slug, name, isSaved: given }: SaveButtonProps) {
  const t = useTranslations("advisors");
  const here = useHere();
  const isHydrated = useHydrated();
  const fetcher = useFetcher<{ isSaved: boolean }>();
  const wanted = fetcher.formData?.get("save");
  const isSaved = wanted ? wanted === "1" : (fetcher.data?.isSaved ?? given);
  useSavedToast(fetcher.data, name);
  const action = `/advisors/${slug}`;
  return (
    <PostForm action={isHydrated ? `${action}?stay` : action} fetcher={fetcher} className="relative">
      <input type="hidden" name="back" value={here} />
      <SubmitButton
        variant="quiet"
        className="px-3 text-sm"
        name="save"
        value={isSaved ? "0" : "1"}
        aria-label={isSaved ? t("savedLabel", { name }) : t("saveLabel", { name })}
      >
        <Icon name="bookmark" className={isSaved ? "fill-current" : ""} />
        {isSaved ? t("saved") : t("save")}
      </SubmitButton>
    </PostForm>
  );
}

/** Says once how it went. */
function useSavedToast(answer: { isSaved: boolean } | undefined, name: string) {
  const t = useTranslations("advisors");
  const toast = useToast();
  useAnswer(answer, ({ isSaved }) => toast({ key: "saved", text: isSaved ? t("savedDone", { name }) : t("unsavedDone", { name }) }));
}
