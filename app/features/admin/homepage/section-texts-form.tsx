import { useState } from "react";
import { useTranslations } from "use-intl";
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
import { typedWords, wordsKey } from "./section-words";
import { StaleAlert } from "./stale-alert";

interface SectionTextsFormProps {
  section: EditedSection;
  answer: SectionAnswer | undefined;
}

/** Title, subtitle, description and button of a section with their formatting, and how they will look. (signed-in-areas.md 2, Homepage) */
export function SectionTextsForm({ section, answer }: SectionTextsFormProps) {
  const t = useTranslations("admin");
  const [typed, setTyped] = useState(() => answer?.words ?? typedWords({ ...section }));
  const key = useStandingKey(wordsKey(section), wordsKey(typed));
  const [drawn, setDrawn] = useState(key);
  if (drawn !== key) {
    setDrawn(key);
    setTyped(typedWords({ ...section }));
  }
  const given = answer?.words ?? section;
  return (
    <section aria-labelledby="section-texts" className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <PostForm
        key={key}
        errors={answer?.errors}
        preventScrollReset
        data-drafts={answer ? "refused" : ""}
        className="grid content-start gap-5"
        onInput={(event) => setTyped(typedWords(nestFields(formValues(new FormData(event.currentTarget)))))}
      >
        <h3 id="section-texts" className="text-xl">
          {t("textsTitle")}
        </h3>
        {answer?.stale ? <StaleAlert stale={answer.stale} typed={typed} /> : <FailureAlert alert={answer?.alert} />}
        <input type="hidden" name="intent" value="save-section" />
        <input type="hidden" name="sectionType" value={section.sectionType} />
        <input type="hidden" name="version" value={answer?.stale?.current.version ?? section.version} />
        <TextField
          name="title"
          label={t("sectionTitle")}
          defaultValue={given.title}
          maxLength={SECTION_LENGTHS.title}
          hint={t("textsHint")}
        />
        <FormattingFields name="titleFormatting" label={t("sectionTitle")} formatting={given.titleFormatting} />
        <TextField name="subtitle" label={t("subtitle")} defaultValue={given.subtitle} maxLength={SECTION_LENGTHS.subtitle} optional />
        <FormattingFields name="subtitleFormatting" label={t("subtitle")} formatting={given.subtitleFormatting} />
        <TextAreaField
          name="description"
          label={t("sectionDescription")}
          defaultValue={given.description}
          maxLength={SECTION_LENGTHS.description}
        />
        <FormattingFields name="descriptionFormatting" label={t("sectionDescription")} formatting={given.descriptionFormatting} />
        <TextField name="buttonText" label={t("buttonText")} defaultValue={given.buttonText} maxLength={SECTION_LENGTHS.buttonText} />
        <TextField
          name="buttonLink"
          label={t("buttonLink")}
          defaultValue={given.buttonLink}
          maxLength={SECTION_LENGTHS.buttonLink}
          hint={t("buttonLinkHint")}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormattingFields name="buttonFormatting" label={t("button")} formatting={given.buttonFormatting} />
        <div>
          <SubmitButton busyLabel={t("saving")}>{t("save")}</SubmitButton>
        </div>
      </PostForm>
      <SectionPreview sectionType={section.sectionType} words={typed} />
    </section>
  );
}
