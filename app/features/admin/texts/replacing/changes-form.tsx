import { useTranslations } from "use-intl";
import type { Place } from "#app/features/own-texts/places";
import type { Language } from "#app/languages/languages";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FailureAlert } from "../../alert";
import type { ListedChange } from "./listed-change";
import { ListedChanges } from "./listed-changes";
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
  const listed = groups.flatMap((group) => group.changes);
  const changes = listed.filter(({ editAt }) => !editAt);
  const follow = countTexts(changes.filter(({ follows }) => follows));
  const own = countTexts(changes.filter(({ isOwn }) => isOwn));
  const doubtful = listed.filter(({ isDoubtful }) => isDoubtful);
  const unclear = listed.filter(({ isUnclear, isDoubtful }) => isUnclear && !isDoubtful);
  const rows = { language, answer };
  return (
    <PostForm preventScrollReset data-drafts={answer ? "refused" : ""} className="grid gap-6">
      <input type="hidden" name="seen" value={seen} />
      <div className="grid gap-1">
        <FailureAlert alert={answer?.alert} />
        <p role="status">{t("count", { count: countTexts(changes) - own, places: groups.length })}</p>
        {own > 0 && <p className="text-sm text-soft">{t("ownLeft", { count: own })}</p>}
        {follow > 0 && <p className="text-sm text-soft">{t("follow", { count: follow })}</p>}
        {groups.some(({ place }) => POLICIES.includes(place)) && <p className="text-sm text-soft">{t("policies")}</p>}
      </div>
      <div className="grid gap-2">
        {doubtful.length > 0 && (
          <ListedChanges
            id="read-first"
            title={t("readFirst", { count: doubtful.length })}
            text={t("readFirstText")}
            changes={doubtful}
            isOpen
            {...rows}
          />
        )}
        {unclear.length > 0 && (
          <ListedChanges
            id="unclear"
            title={t("unclear", { count: unclear.length })}
            text={t("meaning_severalText")}
            changes={unclear}
            isOpen={doubtful.length === 0}
            {...rows}
          />
        )}
        {groups.map(({ place, changes: ofPlace }) => {
          const clear = ofPlace.filter(({ isDoubtful, isUnclear }) => !isDoubtful && !isUnclear);
          const title = t("place", { place: places(`place_${place}`), count: clear.length });
          const isOpen = groups.length === 1;
          return <ListedChanges key={place} id={`in-${place}`} title={title} place={place} changes={clear} isOpen={isOpen} {...rows} />;
        })}
      </div>
      <div data-bar className="sticky bottom-0 border-t border-line bg-paper py-3">
        <SubmitButton name="intent" value="publish" busyLabel={t("publishing")}>
          {t("publish")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

const countTexts = (changes: readonly ListedChange[]) => changes.reduce((sum, { names }) => sum + names.length, 0);
