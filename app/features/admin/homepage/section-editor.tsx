import { useContext } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import { languageInSentence } from "#app/features/catalog/spoken-languages";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "#app/languages/languages";
import { OfferedLanguagesContext } from "#app/languages/site-words";
import { classes } from "#app/ui/classes";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { EntriesForm } from "./entries-form";
import { sectionAddress } from "./section-address";
import type { SectionAnswer } from "./section-answer";
import { useSectionName } from "./section-name";
import { type EditedSection, hasEntries } from "./section-state";
import { SectionTextsForm } from "./section-texts-form";

export interface SectionEditorProps {
  section: EditedSection;
  saves: { id: string; savedAt: Date; savedBy: string }[];
  /** Number of texts with a draft that is not public yet. */
  drafts: number;
  /** Whether readers of this language see the section in the site's own, because nothing is written in theirs. */
  isLeft: boolean;
  zone: string;
  answer: SectionAnswer | undefined;
  /** Language edited here, and the site's default language. */
  language: Language;
  site: Language;
}

/** A section's texts, its steps or benefits, and its last saves. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, language, answer } = props;
  const t = useTranslations("admin");
  const name = useSectionName();
  const reader = useLocale();
  const of = (form: SectionAnswer["form"]) => (answer?.form === form ? answer : undefined);
  return (
    <div className="space-y-12">
      <div>
        <Link to="/admin" className="text-link inline-flex min-h-11 items-center gap-1">
          <Icon name="chevron-left" />
          {t("allSections")}
        </Link>
        <h2 className="mt-1 text-2xl">{name(section)}</h2>
        <Languages {...props} />
        <p className="mt-3 max-w-measure text-soft">{t("sectionOneLanguage", { language: languageInSentence(language, reader) })}</p>
        {props.isLeft && (
          <p className="mt-2 max-w-measure">{t("sectionInSiteLanguage", { language: languageInSentence(props.site, reader) })}</p>
        )}
        {props.drafts > 0 && (
          <Link to={`/admin/texts?place=home&language=${language}&show=drafts`} className="text-link inline-flex min-h-11 items-center">
            {t("sectionDrafts", { count: props.drafts })}
          </Link>
        )}
      </div>
      <SectionTextsForm key={`${section.sectionType} ${language}`} section={section} language={language} answer={of("texts")} />
      {hasEntries(section) && (
        <EntriesForm key={`${section.sectionType} ${language} entries`} section={section} language={language} answer={of("entries")} />
      )}
      <LastSaves {...props} answer={of("undo")} />
    </div>
  );
}

/** Links to the section in each language; the current one is marked. */
function Languages({ section: { sectionType }, language, site }: SectionEditorProps) {
  const t = useTranslations("admin");
  const offered = useContext(OfferedLanguagesContext);
  const languageTitle = useLanguageTitle();
  return (
    <nav aria-label={t("sectionLanguages")} className="mt-3 flex flex-wrap gap-2">
      {[site, ...LANGUAGES.filter((each) => each !== site && (offered.includes(each) || each === language))].map((each) => (
        <Link
          key={each}
          to={sectionAddress({ sectionType, language: each }, site)}
          aria-current={each === language ? "true" : undefined}
          className={classes("button button-small", each === language ? "button-primary" : "button-secondary")}
        >
          {languageTitle(each)}
        </Link>
      ))}
    </nav>
  );
}

function LastSaves({ section, language, saves, zone, answer }: SectionEditorProps) {
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
            {language !== FIRST_LANGUAGE && <input type="hidden" name="language" value={language} />}
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
