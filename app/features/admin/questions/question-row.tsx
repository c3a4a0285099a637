import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { EditedQuestion, QuestionAnswer } from "./question-form";
import { QuestionForm } from "./question-form-fields";

interface QuestionProps {
  question: EditedQuestion;
  language: string;
  answer: QuestionAnswer | undefined;
  steps: readonly Step[];
}

type Step = "up" | "down" | "retire" | "restore";

/** Returns a question's text in the site's language, or else in the first language it has. */
export const saidIn = ({ words }: EditedQuestion, language: string) => {
  const spoken = words[language] ? language : (Object.keys(words)[0] ?? language);
  return { lang: spoken, text: words[spoken]?.question ?? "" };
};

/** A question in the list, with its form and its actions. */
export function Question({ question, language, answer, steps }: QuestionProps) {
  const t = useTranslations("ownQuestions");
  const { lang, text } = saidIn(question, language);
  return (
    <details open={answer !== undefined} className="py-1">
      <summary className="min-h-11 cursor-pointer py-2">
        <span lang={lang} className="font-semibold wrap-anywhere">
          {text}
        </span>
        <span className="block text-sm text-soft">
          {t(`kind_${question.kind}`)}, {t(question.isRequired ? "required" : "optional")}
        </span>
      </summary>
      <div className="pb-4">
        <QuestionForm key={question.version} question={question} language={language} answer={answer} />
        <Steps id={question.id} steps={steps} />
      </div>
    </details>
  );
}

/** Actions on a question other than editing. */
export function Steps({ id, steps }: { id: string; steps: readonly Step[] }) {
  const t = useTranslations("ownQuestions");
  return (
    <PostForm preventScrollReset className="mt-4 flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="own-question" />
      <input type="hidden" name="id" value={id} />
      {steps.map((step) => (
        <SubmitButton key={step} name="step" value={step} variant="secondary" size="small">
          {t(step)}
        </SubmitButton>
      ))}
    </PostForm>
  );
}
