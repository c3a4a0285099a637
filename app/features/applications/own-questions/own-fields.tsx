import { useTranslations } from "use-intl";
import { SelectField, TextAreaField, TextField } from "#app/ui/fields/field";
import { RequiredLabel } from "../wizard/required-label";
import type { WizardView } from "../wizard/wizard-view";
import { LINE_MAX_CHARACTERS, TEXT_MAX_CHARACTERS } from "./limits";
import { type AskedQuestion, fieldOfQuestion } from "./own-question";

/** Fields of the site's own questions, below the standard ones. */
export function OwnFields({ view: { questions, answers, missing, isChecked, step } }: { view: WizardView }) {
  const t = useTranslations("applications");
  if (questions.length === 0) return null;
  const first = isChecked ? missing.find((each) => each.step === step)?.field : undefined;
  return (
    <fieldset className="grid gap-6 border-t border-line pt-6">
      <legend className="contents">
        <span className="font-serif text-xl">{t("ownTitle")}</span>
      </legend>
      {questions.map((question) => (
        <OwnField
          key={question.id}
          question={question}
          typed={answers.own[question.id] ?? ""}
          isFirst={first === fieldOfQuestion(question.id)}
        />
      ))}
    </fieldset>
  );
}

function OwnField({ question, typed, isFirst }: { question: AskedQuestion; typed: string; isFirst: boolean }) {
  const t = useTranslations("applications");
  const { id, kind, isRequired, hint, choices, language } = question;
  const words = <span lang={language}>{question.question}</span>;
  const field = {
    name: fieldOfQuestion(id),
    label: isRequired ? <RequiredLabel>{words}</RequiredLabel> : words,
    hint: hint ? <span lang={language}>{hint}</span> : undefined,
    defaultValue: typed,
    required: isRequired,
    autoFocus: isFirst,
  };
  if (kind === "line") return <TextField {...field} maxLength={LINE_MAX_CHARACTERS} />;
  if (kind === "text") return <TextAreaField {...field} rows={4} maxLength={TEXT_MAX_CHARACTERS} />;
  const options =
    kind === "yesno"
      ? [
          { value: "yes", label: t("ownYes") },
          { value: "no", label: t("ownNo") },
        ]
      : choices.map((choice) => ({ value: choice, label: choice }));
  return <SelectField {...field} options={[{ value: "", label: t("ownChoose") }, ...options]} />;
}
