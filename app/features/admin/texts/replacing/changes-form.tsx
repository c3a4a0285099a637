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
      {groups.map(({ place, changes: listed }) => (
        <section key={place} aria-labelledby={`in-${place}`}>
          <h3 id={`in-${place}`} className="text-lg">
            {t("place", { place: places(`place_${place}`), count: listed.length })}
          </h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {listed.map((change) => (
              <ChangeRow key={change.name} change={change} language={language} answer={answer} />
            ))}
          </ul>
        </section>
      ))}
      <div className="sticky bottom-0 border-t border-line bg-paper py-3">
        <SubmitButton name="intent" value="publish" busyLabel={t("publishing")}>
          {t("publish")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}
