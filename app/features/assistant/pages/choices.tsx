import type { FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import type { Room, ShownMessage } from "../conversation/conversation";
import { type PostAnswer, postPath } from "../conversation/post-answer";

interface ChoicesProps extends Pick<ShownMessage, "choices" | "links"> {
  room: Room;
  fetcher: FetcherWithComponents<PostAnswer>;
}

/** Answers to a question that can be pressed, and links to pages with more information. */
export function Choices({ room, fetcher, choices = [], links = [] }: ChoicesProps) {
  const t = useTranslations("assistant");
  const named = useNames();
  const isHydrated = useHydrated();
  if (choices.length + links.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-x-2 gap-y-3">
      {choices.length > 0 && (
        <PostForm action={postPath(room, isHydrated)} fetcher={fetcher} aria-label={t("choices")} className="contents">
          <input type="hidden" name="assistant" value="message" />
          {choices.map((choice) => (
            <SubmitButton key={choice} name="content" value={choice} variant="secondary" size="small">
              {named(choice)}
            </SubmitButton>
          ))}
        </PostForm>
      )}
      {links.map(({ label, path }) => (
        <ButtonLink key={path} to={path} variant="secondary" size="small">
          {named(label)}
        </ButtonLink>
      ))}
    </div>
  );
}
