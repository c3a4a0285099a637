import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { formValues } from "#app/ui/fields/form-values";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FailureAlert } from "../alert";
import { nestFields } from "../dotted-names";
import { useStandingKey } from "../form-reset-key";
import { FormattingFields } from "../formatting/formatting-fields";
import type { SectionAnswer } from "./section-answer";
import { SECTION_LENGTHS } from "./section-form";
import { SectionPreview } from "./section-preview";
import type { EditedSection } from "./section-state";
import { type SectionWords, typedWords, wordsKey } from "./section-words";
import { StaleAlert } from "./stale-alert";

interface SectionTextsFormProps {
  section: EditedSection;
  language: Language;
  answer: SectionAnswer | undefined;
}

/** A section's title, subtitle, description and button with their formatting and a preview. (signed-in-areas.md 2, Homepage) */
export function SectionTextsForm({ section, language, answer }: SectionTextsFormProps) {
  const t = useTranslations("admin");
  const isFirst = language === FIRST_LANGUAGE;
  const [typed, setTyped] = useState(() => answer?.words ?? typedWords({ ...section }));
  const key = useStandingKey(wordsKey(section), wordsKey(typed));
  const [drawn, setDrawn] = useState(key);
  if (drawn !== key) {
    setDrawn(key);
    setTyped(typedWords({ ...section }));
  }
  /** A form that edits the texts alone previews them with the section's saved formatting. */
  const inLook = (words: SectionWords) => (isFirst ? words : lookOf(section, words));
  const given = answer?.words ? inLook(answer.words) : section;
  return (
    <section aria-labelledby="section-texts" className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <PostForm
        key={key}
        errors={answer?.errors}
        preventScrollReset
        data-drafts={answer ? "refused" : ""}
        className="grid content-start gap-5"
        onInput={(event) => setTyped(inLook(typedWords(nestFields(formValues(new FormData(event.currentTarget))))))}
      >
        <h3 id="section-texts" className="text-xl">
          {t("textsTitle")}
        </h3>
        {answer?.stale ? <StaleAlert stale={answer.stale} typed={typed} /> : <FailureAlert alert={answer?.alert} />}
        <input type="hidden" name="intent" value="save-section" />
        <input type="hidden" name="sectionType" value={section.sectionType} />
        <input type="hidden" name="version" value={answer?.stale?.current.version ?? section.version} />
        {!isFirst && <input type="hidden" name="language" value={language} />}
        <TextField
          name="title"
          label={t("sectionTitle")}
          defaultValue={given.title}
          maxLength={SECTION_LENGTHS.title}
          hint={t("textsHint")}
        />
        {isFirst && <FormattingFields name="titleFormatting" label={t("sectionTitle")} formatting={given.titleFormatting} />}
        <TextField name="subtitle" label={t("subtitle")} defaultValue={given.subtitle} maxLength={SECTION_LENGTHS.subtitle} optional />
        {isFirst && <FormattingFields name="subtitleFormatting" label={t("subtitle")} formatting={given.subtitleFormatting} />}
        <TextAreaField
          name="description"
          label={t("sectionDescription")}
          defaultValue={given.description}
          maxLength={SECTION_LENGTHS.description}
        />
        {isFirst && (
          <FormattingFields name="descriptionFormatting" label={t("sectionDescription")} formatting={given.descriptionFormatting} />
        )}
        <TextField name="buttonText" label={t("buttonText")} defaultValue={given.buttonText} maxLength={SECTION_LENGTHS.buttonText} />
        {isFirst ? <ButtonLinkField given={given.buttonLink} /> : <LookElsewhere section={section} />}
        {isFirst && <FormattingFields name="buttonFormatting" label={t("button")} formatting={given.buttonFormatting} />}
        <div>
          <SubmitButton busyLabel={t("saving")}>{t("save")}</SubmitButton>
        </div>
      </PostForm>
      <SectionPreview sectionType={section.sectionType} words={typed} language={language} />
    </section>
  );
}

function ButtonLinkField({ given }: { given: string }) {
  const t = useTranslations("admin");
  return (
    <TextField
      name="buttonLink"
      label={t("buttonLink")}
      defaultValue={given}
      maxLength={SECTION_LENGTHS.buttonLink}
      hint={t("buttonLinkHint")}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Formatting and links are the same in every language, and are set with the English texts. */
function LookElsewhere({ section: { sectionType } }: { section: EditedSection }) {
  const t = useTranslations("admin");
  return (
    <p className="text-soft">
      {t("sectionLook")}{" "}
      <Link to={`/admin?section=${sectionType}&language=${FIRST_LANGUAGE}`} className="text-link inline-flex min-h-11 items-center">
        {t("sectionLookLink")}
      </Link>
    </p>
  );
}

const lookOf = (
  { titleFormatting, subtitleFormatting, descriptionFormatting, buttonFormatting, buttonLink }: EditedSection,
  words: SectionWords,
) => ({
  ...words,
  titleFormatting,
  subtitleFormatting,
  descriptionFormatting,
  buttonFormatting,
  buttonLink,
});
