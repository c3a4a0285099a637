import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { FIRST_LANGUAGE } from "#app/languages/languages";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { EntriesForm } from "./entries-form";
import type { SectionAnswer } from "./section-answer";
import { useSectionName } from "./section-name";
import { type EditedSection, hasEntries } from "./section-state";
import { SectionTextsForm } from "./section-texts-form";

export interface SectionEditorProps {
  section: EditedSection;
  saves: { id: string; savedAt: Date; savedBy: string }[];
  zone: string;
  answer: SectionAnswer | undefined;
}

/** One section: its texts, its steps or benefits, and its last saves. */
export function SectionEditor({ section, saves, zone, answer }: SectionEditorProps) {
  const t = useTranslations("admin");
  const name = useSectionName();
  const of = (form: SectionAnswer["form"]) => (answer?.form === form ? answer : undefined);
  return (
    <div className="space-y-12">
      <div>
        <Link to="/admin" className="text-link inline-flex min-h-11 items-center gap-1">
          <Icon name="chevron-left" />
          {t("allSections")}
        </Link>
        <h2 className="mt-1 text-2xl">{name(section)}</h2>
        <OtherLanguage />
      </div>
      <SectionTextsForm key={section.sectionType} section={section} answer={of("texts")} />
      {hasEntries(section) && <EntriesForm key={`${section.sectionType}-entries`} section={section} answer={of("entries")} />}
      <LastSaves section={section} saves={saves} zone={zone} answer={of("undo")} />
    </div>
  );
}

/** Who reads in another language than the first is told where its texts are written. */
function OtherLanguage() {
  const t = useTranslations("admin");
  const language = useLocale();
  if (language === FIRST_LANGUAGE) return null;
  return (
    <p className="mt-1 max-w-measure text-soft">
      {t("sectionEnglish")}{" "}
      <Link to={`/admin/texts?place=home&language=${language}`} className="text-link inline-flex min-h-11 items-center">
        {t("sectionEnglishLink")}
      </Link>
    </p>
  );
}

function LastSaves({ section, saves, zone, answer }: SectionEditorProps) {
  const t = useTranslations("admin");
  return (
    <section className="max-w-3xl border-t border-line pt-6">
      <h3 className="text-xl">{t("undoTitle")}</h3>
      <FailureAlert alert={answer?.alert} />
      {saves.length === 0 ? (
        <p className="mt-2 text-soft">{t("undoNone")}</p>
      ) : (
        <>
          <ol className="mt-2 space-y-1 text-sm">
            {saves.slice(0, 5).map((save) => (
              <li key={save.id}>
                <LocalTime at={save.savedAt} zone={zone} />{" "}
                <span className="text-soft">{t("by", { name: save.savedBy || t("someone") })}</span>
              </li>
            ))}
          </ol>
          <PostForm className="mt-4" preventScrollReset>
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="sectionType" value={section.sectionType} />
            <input type="hidden" name="version" value={section.version} />
            <SubmitButton variant="secondary" busyLabel={t("undoing")}>
              <Icon name="refresh" className="-scale-x-100" />
              {t("undo")}
            </SubmitButton>
          </PostForm>
        </>
      )}
    </section>
  );
}
