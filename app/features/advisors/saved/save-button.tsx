import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { useHere } from "#app/ui/cached-markup";
import { useAnswer } from "#app/ui/connection/answer";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import { Icon } from "#app/ui/icon";
import { useToast } from "#app/ui/overlays/toast";

/** Words of the button where saving somebody again takes back that they were unsaved: the list of saved advisors. */
export interface SaveAgainWords {
  text: string;
  label: (name: string) => string;
}

interface SaveButtonProps {
  slug: string;
  /** Completes the label for users of screen readers. */
  name: string;
  isSaved: boolean;
  again?: SaveAgainWords;
}

/**
 * Saves or unsaves the advisor. Posts to the public page, which sends signed-out users to sign in, then saves and returns here. With React
 * the page does not reload, and the button updates optimistically.
 */
export function SaveButton({ slug, name, isSaved: given, again }: SaveButtonProps) {
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
        aria-label={isSaved ? t("savedLabel", { name }) : (again?.label(name) ?? t("saveLabel", { name }))}
      >
        <Icon name="bookmark" className={isSaved ? "fill-current" : ""} />
        {isSaved ? t("saved") : (again?.text ?? t("save"))}
      </SubmitButton>
    </PostForm>
  );
}

/** Shows the result once, as a toast. */
function useSavedToast(answer: { isSaved: boolean } | undefined, name: string) {
  const t = useTranslations("advisors");
  const toast = useToast();
  useAnswer(answer, ({ isSaved }) => toast({ key: "saved", text: isSaved ? t("savedDone", { name }) : t("unsavedDone", { name }) }));
}
