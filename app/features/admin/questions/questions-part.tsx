import { useTranslations } from "use-intl";
import { MAX_QUESTIONS } from "#app/features/applications/own-questions/limits";
import { FailureAlert } from "../alert";
import type { EditedQuestion, QuestionAnswer } from "./question-form";
import { QuestionForm } from "./question-form-fields";
import { Question, Steps, saidIn } from "./question-row";

interface QuestionsPartProps {
  questions: readonly EditedQuestion[];
  /** The site's language, which comes first in the form. */
  language: string;
  answer: QuestionAnswer | undefined;
}

/** The site's own questions in the application, each with its form. */
export function QuestionsPart({ questions, language, answer }: QuestionsPartProps) {
  const t = useTranslations("ownQuestions");
  const asked = questions.filter(({ isRetired }) => !isRetired);
  const retired = questions.filter(({ isRetired }) => isRetired);
  return (
    <section aria-labelledby="own-questions" className="grid content-start gap-5">
      <div>
        <h2 id="own-questions" className="text-2xl">
          {t("title")}
        </h2>
        <p className="mt-1 text-soft">{t("text")}</p>
      </div>
      {answer?.id && !asked.some(({ id }) => id === answer.id) && <FailureAlert alert={answer.alert} />}
      {asked.length === 0 && <p className="text-soft">{t("none")}</p>}
      <ol className="divide-y divide-line border-y border-line empty:hidden">
        {asked.map((question, place) => (
          <li key={question.id}>
            <Question
              question={question}
              language={language}
              answer={answer?.id === question.id ? answer : undefined}
              steps={[...(place > 0 ? (["up"] as const) : []), ...(place < asked.length - 1 ? (["down"] as const) : []), "retire"]}
            />
          </li>
        ))}
      </ol>
      {asked.length < MAX_QUESTIONS && (
        <details key={questions.length} open={answer?.id === ""} className="rounded border border-line px-4">
          <summary className="text-link min-h-11 cursor-pointer py-2.5">{t("add")}</summary>
          <QuestionForm question={null} language={language} answer={answer?.id === "" ? answer : undefined} />
        </details>
      )}
      {retired.length > 0 && <Retired questions={retired} language={language} />}
    </section>
  );
}

function Retired({ questions, language }: { questions: readonly EditedQuestion[]; language: string }) {
  const t = useTranslations("ownQuestions");
  return (
    <details>
      <summary className="text-link min-h-11 cursor-pointer py-2">{t("retired", { count: questions.length })}</summary>
      <ul className="divide-y divide-line">
        {questions.map((question) => {
          const { lang, text } = saidIn(question, language);
          return (
            <li key={question.id} className="py-3">
              <span lang={lang} className="wrap-anywhere">
                {text}
              </span>
              <Steps id={question.id} steps={["restore"]} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
