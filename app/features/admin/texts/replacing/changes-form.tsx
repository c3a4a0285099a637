import { useTranslations } from "use-intl";
import type { Place } from "#app/features/own-texts/places";
import type { Language } from "#app/languages/languages";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FailureAlert } from "../../alert";
import { ChangeRow } from "./change-row";
import type { ListedChange } from "./listed-change";
import type { ReplacingAnswer } from "./replacing-answer";

export interface ChangesProps {
  groups: readonly { place: Place; changes: ListedChange[] }[];
  seen: string;
  language: Language;
  answer: ReplacingAnswer | undefined;
}

const POLICIES: readonly Place[] = ["terms", "privacy", "cookies"];

/** Every text that changes, before and after, by place, with one button for all. Only what was decided otherwise is posted. */
export function ChangesForm({ groups, seen, language, answer }: ChangesProps) {
  const t = useTranslations("replacing");
  const places = useTranslations("ownTexts");
  const changes = groups.flatMap((group) => group.changes).filter(({ editAt }) => !editAt);
  const follow = changes.filter(({ follows }) => follows).length;
  const own = changes.filter(({ isOwn }) => isOwn).length;
  const doubtful = groups.flatMap((group) => group.changes).filter(({ isDoubtful }) => isDoubtful);
  const rows = { language, answer };
  return (
    <PostForm preventScrollReset data-drafts={answer ? "refused" : ""} className="grid gap-6">
      <input type="hidden" name="seen" value={seen} />
      <div className="grid gap-1">
        <FailureAlert alert={answer?.alert} />
        <p role="status">{t("count", { count: changes.length - own, places: groups.length })}</p>
        {own > 0 && <p className="text-sm text-soft">{t("ownLeft", { count: own })}</p>}
        {follow > 0 && <p className="text-sm text-soft">{t("follow", { count: follow })}</p>}
        {groups.some(({ place }) => POLICIES.includes(place)) && <p className="text-sm text-soft">{t("policies")}</p>}
      </div>
      {doubtful.length > 0 && (
        <Listed id="read-first" title={t("readFirst", { count: doubtful.length })} text={t("readFirstText")} changes={doubtful} {...rows} />
      )}
      {groups.map(({ place, changes: listed }) => {
        const clear = listed.filter(({ isDoubtful }) => !isDoubtful);
        const title = t("place", { place: places(`place_${place}`), count: clear.length });
        return clear.length > 0 && <Listed key={place} id={`in-${place}`} title={title} changes={clear} {...rows} />;
      })}
      <div data-bar className="sticky bottom-0 border-t border-line bg-paper py-3">
        <SubmitButton name="intent" value="publish" busyLabel={t("publishing")}>
          {t("publish")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

interface ListedProps extends Pick<ChangesProps, "language" | "answer"> {
  id: string;
  title: string;
  text?: string;
  changes: readonly ListedChange[];
}

function Listed({ id, title, text, changes, language, answer }: ListedProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {text && <p className="mt-1 max-w-measure text-sm text-soft">{text}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <ChangeRow key={change.name} change={change} language={language} answer={answer} />
        ))}
      </ul>
    </section>
  );
}
