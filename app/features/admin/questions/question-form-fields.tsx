import { useTranslations } from "use-intl";
import { HINT_MAX_CHARACTERS, QUESTION_MAX_CHARACTERS } from "#app/features/applications/own-questions/limits";
import { QUESTION_KINDS } from "#app/features/applications/own-questions/question-words";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import { LANGUAGES, languageOr } from "#app/languages/languages";
import { SelectField, SwitchField, TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FailureAlert } from "../alert";
import type { EditedQuestion, QuestionAnswer } from "./question-form";

interface QuestionFormProps {
  /** Null for a new question. */
  question: EditedQuestion | null;
  language: string;
  answer: QuestionAnswer | undefined;
}

/** Form of a question: the kind of answer, and its texts, the site's own language first. */
export function QuestionForm({ question, language, answer }: QuestionFormProps) {
  const t = useTranslations("ownQuestions");
  const words = useTranslations("admin");
  const first = languageOr(language);
  const others = LANGUAGES.filter((each) => each !== first);
  const isSaid = others.some((each) => question?.words[each] || answer?.typed[`words.${each}.question`]);
  return (
    <PostForm errors={answer?.errors} preventScrollReset data-drafts={answer ? "refused" : ""} className="grid gap-5 pt-2 pb-4">
      <FailureAlert alert={answer?.alert} />
      <input type="hidden" name="intent" value="own-question" />
      <input type="hidden" name="id" value={question?.id ?? ""} />
      <input type="hidden" name="version" value={question?.version ?? 0} />
      <SelectField
        name="kind"
        label={t("kind")}
        defaultValue={answer?.typed.kind ?? question?.kind}
        options={QUESTION_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      <SwitchField
        name="isRequired"
        value="on"
        label={t("isRequired")}
        defaultChecked={answer ? answer.typed.isRequired === "on" : question?.isRequired}
      />
      <Words language={first} question={question} answer={answer} />
      <details open={isSaid}>
        <summary className="text-link min-h-11 cursor-pointer py-2">{t("others")}</summary>
        <p className="mb-4 text-sm text-soft">{t("othersText")}</p>
        <div className="grid gap-8">
          {others.map((each) => (
            <Words key={each} language={each} question={question} answer={answer} />
          ))}
        </div>
      </details>
      <div>
        <SubmitButton name="step" value="save" busyLabel={words("saving")}>
          {t("save")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

function Words({ language, question, answer }: Omit<QuestionFormProps, "language"> & { language: (typeof LANGUAGES)[number] }) {
  const t = useTranslations("ownQuestions");
  const languageTitle = useLanguageTitle();
  const kept = question?.words[language];
  const typed = (part: string) => answer?.typed[`words.${language}.${part}`];
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{languageTitle(language)}</legend>
      <TextField
        name={`words.${language}.question`}
        label={t("question")}
        defaultValue={typed("question") ?? kept?.question}
        maxLength={QUESTION_MAX_CHARACTERS}
        lang={language}
      />
      <TextField
        name={`words.${language}.hint`}
        label={t("hint")}
        defaultValue={typed("hint") ?? kept?.hint}
        maxLength={HINT_MAX_CHARACTERS}
        lang={language}
        optional
      />
      <TextAreaField
        name={`words.${language}.choices`}
        label={t("choices")}
        hint={t("choicesHint")}
        defaultValue={typed("choices") ?? kept?.choices.join("\n")}
        rows={3}
        lang={language}
        optional
      />
    </fieldset>
  );
}
