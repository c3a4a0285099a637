import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert, WarningAlert } from "../../alert";
import { ChangesForm, type ChangesProps } from "./changes-form";
import type { LastReplacement } from "./listed-change";
import type { ReplacingAnswer } from "./replacing-answer";
import type { ReplacingParams } from "./replacing-form";
import type { WordForm } from "./word-forms";
import { LanguageForm, WordsForm } from "./words-form";

interface ReplacingPageProps {
  params: ReplacingParams;
  forms: readonly WordForm[];
  hasGenders: boolean;
  groups: ChangesProps["groups"];
  seen: string;
  last: LastReplacement | null;
  answer: ReplacingAnswer | undefined;
  zone: string;
}

/** Words that are replaced in all texts of a language: which, what that changes, and the way back. */
export function ReplacingPage({ params, forms, hasGenders, groups, seen, last, answer, zone }: ReplacingPageProps) {
  const t = useTranslations("replacing");
  const isAsked = params.pairs.length > 0;
  return (
    <section aria-labelledby="replacing" className="grid max-w-4xl gap-6">
      <div>
        <h2 id="replacing" className="text-2xl">
          {t("title")}
        </h2>
        <p className="mt-1 max-w-measure text-soft">{t("text")}</p>
        <p>
          <Link to={`/admin/texts?language=${params.language}`} className="text-link inline-flex min-h-11 items-center">
            {t("back")}
          </Link>
        </p>
      </div>
      {last && <Last last={last} zone={zone} />}
      <LanguageForm params={params} />
      {params.isStrange && <WarningAlert>{t("strange")}</WarningAlert>}
      {isAsked ? (
        <details open={params.isStrange}>
          <summary className="min-h-11 content-center font-semibold">{t("changeWords")}</summary>
          <WordsForm params={params} forms={forms} hasGenders={hasGenders} />
        </details>
      ) : (
        <WordsForm params={params} forms={forms} hasGenders={hasGenders} />
      )}
      {isAsked && groups.length === 0 && <p role="status">{t("none")}</p>}
      {groups.length > 0 ? (
        <ChangesForm key={seen + JSON.stringify(params)} groups={groups} seen={seen} language={params.language} answer={answer} />
      ) : (
        <FailureAlert alert={answer?.alert} />
      )}
    </section>
  );
}

/** The last replacement, and the button that takes it back. */
function Last({ last: { id, words, count, at }, zone }: { last: LastReplacement; zone: string }) {
  const t = useTranslations("replacing");
  return (
    <PostForm className="flex flex-wrap items-center gap-3 rounded border border-line bg-wash px-4 py-3">
      <p className="min-w-0 grow wrap-anywhere">
        {t.rich("last", { words, count, time: () => <LocalTime key="time" at={at} zone={zone} /> })}
      </p>
      <input type="hidden" name="id" value={id} />
      <SubmitButton name="intent" value="undo" variant="secondary" busyLabel={t("undoing")}>
        {t("undo")}
      </SubmitButton>
    </PostForm>
  );
}
